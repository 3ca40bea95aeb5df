; The user's PATH. It may be longer than a string of NSIS, which would cut it off: it never passes
; through one, only through memory that is large enough.

!include "LogicLib.nsh"

!define QUERY_AND_SET 3
!define HKEY_CURRENT_USER 0x80000001
!define BROADCAST 0xFFFF

; Both leave in memory at $1: a semicolon, the value, a semicolon; in $2 its type, 0 without a value.
!macro ReadPath MORE
  System::Call "advapi32::RegOpenKeyExW(p ${HKEY_CURRENT_USER}, w 'Environment', i 0, i ${QUERY_AND_SET}, *p .r3)"
  StrCpy $2 0
  StrCpy $4 0
  System::Call "advapi32::RegQueryValueExW(p r3, w 'Path', p 0, *i .r2, p 0, *i .r4) i .r0"
  ${If} $0 <> 0
    StrCpy $2 0
    StrCpy $4 0
  ${EndIf}
  ; Two semicolons, a zero the value may lack, and what is added.
  StrLen $0 "${MORE}"
  IntOp $0 $0 + 8
  IntOp $0 $0 * 2
  IntOp $0 $0 + $4
  System::Call "kernel32::GlobalAlloc(i 0x40, p r0) p .r1"
  System::Call "kernel32::lstrcpyW(p r1, w ';')"
  ${If} $4 <> 0
    IntPtrOp $0 $1 + 2
    System::Call "advapi32::RegQueryValueExW(p r3, w 'Path', p 0, *i .r2, p r0, *i r4r4)"
  ${EndIf}
  System::Call "kernel32::lstrcatW(p r1, w ';')"
!macroend

; The value from $0 on, without the last semicolon.
!macro WritePath
  System::Call "kernel32::lstrlenW(p r0) i .r4"
  IntOp $5 $4 - 1
  IntOp $5 $5 * 2
  IntPtrOp $5 $5 + $0
  System::Call "*$5(&i2 0)"
  IntOp $4 $4 * 2
  System::Call "advapi32::RegSetValueExW(p r3, w 'Path', i 0, i r2, p r0, i r4)"
  ; Programs that start from now on see it.
  System::Call "user32::SendMessageTimeoutW(p ${BROADCAST}, i ${WM_SETTINGCHANGE}, p 0, w 'Environment', i 2, i 5000, p 0)"
!macroend

!macro FreePath
  System::Call "advapi32::RegCloseKey(p r3)"
  System::Call "kernel32::GlobalFree(p r1)"
!macroend

!macro FindInPath FOLDER
  StrCpy $6 ";${FOLDER};"
  System::Call "shlwapi::StrStrIW(p r1, w r6) p .r0"
!macroend

!macro AddToPath FOLDER
  !insertmacro ReadPath "${FOLDER}"
  !insertmacro FindInPath "${FOLDER}"
  ; Types: 1 is text, 2 is text with variables. Nothing is done to any other.
  ${If} $0 P= 0
  ${AndIf} $2 <= 2
    ${If} $2 = 0
      StrCpy $2 2
      System::Call "kernel32::lstrcpyW(p r1, w ';')"
    ${EndIf}
    StrCpy $6 "${FOLDER};"
    System::Call "kernel32::lstrcatW(p r1, w r6)"
    IntPtrOp $0 $1 + 2
    !insertmacro WritePath
  ${EndIf}
  !insertmacro FreePath
!macroend

!macro RemoveFromPath FOLDER
  !insertmacro ReadPath "${FOLDER}"
  !insertmacro FindInPath "${FOLDER}"
  ${If} $0 P<> 0
    ; What follows moves forward.
    StrLen $4 ";${FOLDER}"
    IntOp $4 $4 * 2
    IntPtrOp $4 $0 + $4
    System::Call "kernel32::lstrlenW(p r4) i .r5"
    IntOp $5 $5 + 1
    IntOp $5 $5 * 2
    System::Call "ntdll::RtlMoveMemory(p r0, p r4, p r5)"
    System::Call "kernel32::lstrlenW(p r1) i .r4"
    ${If} $4 <= 1
      System::Call "advapi32::RegDeleteValueW(p r3, w 'Path')"
    ${Else}
      IntPtrOp $0 $1 + 2
      !insertmacro WritePath
    ${EndIf}
  ${EndIf}
  !insertmacro FreePath
!macroend

; Icons and menus of files have changed.
!macro TellExplorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend
