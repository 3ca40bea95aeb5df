// Search in the texts of this language, and contents that fold away in a narrow window. The pages
// are complete without it.
"use strict";

const form = document.querySelector(".search");
const field = form.querySelector("input");
const list = form.querySelector("ol");
const side = document.querySelector(".side");
const MOST = 20;
let sections = null;

// Called by search.js of this language.
function searchManual(rows) {
  sections = rows.map(([page, anchor, title, text]) => ({
    page, anchor, title, text: text.normalize("NFC"), folded: fold(text), foldedTitle: fold(title),
  }));
  sections.forEach((section) => {
    section.pageTitle = sections.find((other) => other.page === section.page).title;
  });
  show();
}

// Accents and case do not matter, as long as each character keeps its place.
function fold(text) {
  return Array.from(text.normalize("NFC"), (character) => {
    const plain = character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === character.length ? plain : character.toLowerCase().slice(0, character.length);
  }).join("");
}

function find(query) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = [];
  for (const section of sections) {
    let rank = 0;
    for (const word of words) {
      const inTitle = section.foldedTitle.includes(word);
      const count = section.folded.split(word).length - 1;
      if (!inTitle && !count) {
        rank = 0;
        break;
      }
      rank += (inTitle ? 20 : 0) + Math.min(count, 10);
    }
    if (rank) {
      found.push({ section, rank });
    }
  }
  found.sort((one, other) => other.rank - one.rank);
  return { words, found: found.slice(0, MOST).map((hit) => hit.section) };
}

function show() {
  list.replaceChildren();
  if (sections === null || !field.value.trim()) {
    return;
  }
  const { words, found } = find(field.value);
  for (const section of found) {
    const link = document.createElement("a");
    link.href = `${section.page}.html#${section.anchor}`;
    const title = document.createElement("b");
    title.textContent = section.title;
    link.append(title);
    if (section.pageTitle !== section.title) {
      const page = document.createElement("small");
      page.textContent = section.pageTitle;
      link.append(page);
    }
    link.append(excerpt(section, words));
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  if (!found.length) {
    const item = document.createElement("li");
    item.textContent = list.dataset.nothing;
    list.append(item);
  }
}

function excerpt(section, words) {
  const box = document.createElement("small");
  const word = words.find((each) => section.folded.includes(each));
  if (word === undefined) {
    return box;
  }
  const at = section.folded.indexOf(word);
  const start = Math.max(0, at - 40);
  const end = Math.min(section.text.length, at + word.length + 60);
  const mark = document.createElement("mark");
  mark.textContent = section.text.slice(at, at + word.length);
  box.append(start ? "…" : "", section.text.slice(start, at), mark,
    section.text.slice(at + word.length, end), end < section.text.length ? "…" : "");
  return box;
}

function load() {
  const script = document.createElement("script");
  script.src = "search.js";
  document.head.append(script);
}

form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
field.addEventListener("focus", load, { once: true });
field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    field.value = "";
    show();
  }
});

const narrow = window.matchMedia("(max-width: 56rem)");
const foldAway = () => { side.open = !narrow.matches; };
narrow.addEventListener("change", foldAway);
foldAway();
