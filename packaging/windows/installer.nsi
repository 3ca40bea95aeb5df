; The installer for Windows: for the user alone, without an administrator. `installer.py` runs it
; and passes the version, the files and the path of the installer to write.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
; Times of files would make two installers of the same files differ.
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all
CRCCheck force
AllowSkipFiles off

!define NAME "BLEU Desktop"
!define PROGRAM "bleu-desktop.exe"
!define UNINSTALLER "Uninstall ${NAME}.exe"
!define PROJECT_TYPE "BLEUDesktop.Project"
!define CLASSES "Software\Classes"
!define OWN_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "Sections.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
!macro Information KEY TEXT
  VIAddVersionKey /LANG=1033 "${KEY}" "${TEXT}"
!macroend
!insertmacro Information "CompanyName" "${NAME}"
!insertmacro Information "FileDescription" "Installs ${NAME}"
!insertmacro Information "FileVersion" "${VERSION}"
!insertmacro Information "LegalCopyright" "2026 The BLEU Desktop authors, GPL-3.0-or-later"
!insertmacro Information "OriginalFilename" "${OUT_NAME}"
!insertmacro Information "ProductName" "${NAME}"
!insertmacro Information "ProductVersion" "${VERSION}"

!define MUI_ICON "${ROOT}\packaging\icons\bleu-desktop.ico"
!define MUI_UNICON "${ROOT}\packaging\icons\bleu-desktop.ico"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ROOT}\packaging\windows\side.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"

; NSIS has texts for all pages, but not all of them sound natural in their language.
!macro Header TITLE TEXT
  !define MUI_PAGE_HEADER_TEXT "${TITLE}"
  !define MUI_PAGE_HEADER_SUBTEXT "${TEXT}"
!macroend

!insertmacro Header "$(InstallTitle)" "$(ChooseParts)"
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(ForYouAlone)"
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST "$(Parts)"
!define MUI_COMPONENTSPAGE_TEXT_DESCRIPTION_INFO "$(PointAtPart)"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro Header "$(InstallTitle)" "$(ChooseFolder)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(FolderIsRight)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro Header "$(InstallTitle)" "$(Copying)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(Installed)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT " "
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_TITLE "$(Installed)"
!define MUI_FINISHPAGE_TEXT "$(OpenItFromStart)"
!define MUI_FINISHPAGE_RUN_TEXT "$(OpenNow)"
!insertmacro MUI_PAGE_FINISH

!insertmacro Header "$(UninstallTitle)" "$(ChooseRemoved)"
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(ProjectsStay)"
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST "$(Removed)"
!define MUI_COMPONENTSPAGE_TEXT_DESCRIPTION_INFO "$(PointAtPart)"
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro Header "$(UninstallTitle)" "$(Removing)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(Uninstalled)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT " "
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Indonesian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"
; The fonts of Windows itself; those of NSIS are from Windows XP.
SetFont /LANG=${LANG_ENGLISH} "Segoe UI" 9
SetFont /LANG=${LANG_SPANISH} "Segoe UI" 9
SetFont /LANG=${LANG_INDONESIAN} "Segoe UI" 9
SetFont /LANG=${LANG_SIMPCHINESE} "Microsoft YaHei UI" 9
SetFont /LANG=${LANG_TRADCHINESE} "Microsoft JhengHei UI" 9
!include /CHARSET=UTF8 "words.nsh"
!include /CHARSET=UTF8 "${FILES}"
!include "search_path.nsh"

Var previous

; --- before installing ---------------------------------------------------------------------------

; NSIS takes the first Chinese of the list; Hong Kong, Macao and Taiwan read Traditional Chinese.
!macro ChooseLanguage
  System::Call "kernel32::GetUserDefaultUILanguage() i .r0"
  ${If} $0 = 0x0404
  ${OrIf} $0 = 0x0C04
  ${OrIf} $0 = 0x1404
    StrCpy $LANGUAGE ${LANG_TRADCHINESE}
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/LANG=" $1
  ${IfNot} ${Errors}
    StrCpy $LANGUAGE $1
  ${EndIf}
!macroend

; Files of a running program cannot be overwritten.
!macro RequireClosed UN
Function ${UN}RequireClosed
  Push $0
  again:
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
  Pop $0
FunctionEnd
!macroend
!insertmacro RequireClosed ""
!insertmacro RequireClosed "un."

; --- installing ----------------------------------------------------------------------------------

Section "${NAME}" TheProgram
  SectionIn RO
  Call RequireClosed
  ; The uninstaller of an earlier version knows its files. It keeps the settings.
  ReadRegStr $previous HKCU "${OWN_KEY}" "InstallLocation"
  ${If} $previous != ""
  ${AndIf} ${FileExists} "$previous\${UNINSTALLER}"
    InitPluginsDir
    CopyFiles /SILENT "$previous\${UNINSTALLER}" "$PLUGINSDIR\previous.exe"
    ExecWait '"$PLUGINSDIR\previous.exe" /S _?=$previous' $0
    ${If} $0 <> 0
      SetErrorLevel 2
      Abort "$(CannotReplace)"
    ${EndIf}
  ${EndIf}

  !insertmacro InstallFiles
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  ; Windows offers the program under "Open with" for all files that it can read; only projects open
  ; with it by default.
  !define APPLICATION "${CLASSES}\Applications\${PROGRAM}"
  WriteRegStr HKCU "${APPLICATION}" "FriendlyAppName" "${NAME}"
  WriteRegStr HKCU "${APPLICATION}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${APPLICATION}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro WriteSupportedTypes "${APPLICATION}\SupportedTypes"

  WriteRegStr HKCU "${OWN_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${OWN_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${OWN_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${OWN_KEY}" "Publisher" "${NAME}"
  WriteRegStr HKCU "${OWN_KEY}" "URLInfoAbout" "${PROJECT_PAGE}"
  WriteRegStr HKCU "${OWN_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${OWN_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${OWN_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${OWN_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${OWN_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${OWN_KEY}" "NoRepair" 1
SectionEnd

Section "$(Projects)" OpenProjects
  !define TYPE "${CLASSES}\${PROJECT_TYPE}"
  WriteRegStr HKCU "${TYPE}" "" "$(ProjectFile)"
  WriteRegStr HKCU "${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.bleu\OpenWithProgids" "${PROJECT_TYPE}" ""
  ; The user may have chosen another program for projects.
  ReadRegStr $0 HKCU "${CLASSES}\.bleu" ""
  ${If} $0 == ""
    WriteRegStr HKCU "${CLASSES}\.bleu" "" "${PROJECT_TYPE}"
  ${EndIf}
  WriteRegDWORD HKCU "${OWN_KEY}" "OpensProjects" 1
SectionEnd

Section /o "$(Desktop)" DesktopShortcut
  SetOutPath "$INSTDIR"
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
  WriteRegDWORD HKCU "${OWN_KEY}" "HasDesktopShortcut" 1
SectionEnd

Section /o "$(Terminal)" OnPath
  !insertmacro AddToPath "$INSTDIR"
  WriteRegDWORD HKCU "${OWN_KEY}" "IsOnPath" 1
SectionEnd

Section
  !insertmacro TellExplorer
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${TheProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OpenProjects} "$(AboutProjects)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DesktopShortcut} "$(AboutDesktop)"
  !insertmacro MUI_DESCRIPTION_TEXT ${OnPath} "$(AboutTerminal)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; The command line decides an option; without it, the choice for the earlier version stays.
!macro Preselect SECTION SWITCH KEPT
  ClearErrors
  ReadRegDWORD $1 HKCU "${OWN_KEY}" "${KEPT}"
  ${If} $previous != ""
    ${If} $1 = 1
      !insertmacro SelectSection ${SECTION}
    ${Else}
      !insertmacro UnselectSection ${SECTION}
    ${EndIf}
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/${SWITCH}=" $1
  ${IfNot} ${Errors}
    ${If} $1 = 1
      !insertmacro SelectSection ${SECTION}
    ${Else}
      !insertmacro UnselectSection ${SECTION}
    ${EndIf}
  ${EndIf}
!macroend

Function .onInit
  !insertmacro ChooseLanguage
  SetShellVarContext current
  ; Qt needs the Windows 10 of October 2018.
  ${IfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(NeedsWindows10)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  ReadRegStr $previous HKCU "${OWN_KEY}" "InstallLocation"
  ; The folder of the earlier version, unless the command line names one. (InstallDirRegKey would
  ; show a backslash at the end.)
  ${If} $previous != ""
  ${AndIf} $INSTDIR == "$LOCALAPPDATA\Programs\${NAME}"
    StrCpy $INSTDIR $previous
  ${EndIf}
  !insertmacro Preselect ${OpenProjects} "PROJECTS" "OpensProjects"
  !insertmacro Preselect ${DesktopShortcut} "DESKTOP" "HasDesktopShortcut"
  !insertmacro Preselect ${OnPath} "PATH" "IsOnPath"
FunctionEnd

; --- uninstalling --------------------------------------------------------------------------------

Section "un.${NAME}" UnProgram
  SectionIn RO
  Call un.RequireClosed
  !insertmacro DeleteFiles
  Delete "$INSTDIR\${UNINSTALLER}"
  ; Deletes the folder only if it is empty.
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegDWORD $0 HKCU "${OWN_KEY}" "HasDesktopShortcut"
  ${If} $0 = 1
    Delete "$DESKTOP\${NAME}.lnk"
  ${EndIf}
  ReadRegDWORD $0 HKCU "${OWN_KEY}" "IsOnPath"
  ${If} $0 = 1
    !insertmacro RemoveFromPath "$INSTDIR"
  ${EndIf}
  ReadRegStr $0 HKCU "${CLASSES}\.bleu" ""
  ${If} $0 == "${PROJECT_TYPE}"
    DeleteRegValue HKCU "${CLASSES}\.bleu" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.bleu\OpenWithProgids" "${PROJECT_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.bleu\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.bleu"
  DeleteRegKey HKCU "${TYPE}"
  DeleteRegKey HKCU "${APPLICATION}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\Applications"
  DeleteRegKey HKCU "${OWN_KEY}"
  DeleteRegKey /ifempty HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall"
  !insertmacro TellExplorer
SectionEnd

; Settings are kept unless the user asks to delete them, because people install again. This
; section deletes unsaved work, too.
Section /o "un.$(Settings)" UnSettings
  DeleteRegKey HKCU "Software\bleu-desktop\bleu-desktop"
  DeleteRegKey /ifempty HKCU "Software\bleu-desktop"
  RMDir /r "$LOCALAPPDATA\bleu-desktop\recovery"
  RMDir "$LOCALAPPDATA\bleu-desktop"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${UnProgram} "$(AboutProgram)"
  !insertmacro MUI_DESCRIPTION_TEXT ${UnSettings} "$(AboutSettings)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function un.onInit
  !insertmacro ChooseLanguage
  SetShellVarContext current
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/SETTINGS" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${UnSettings}
  ${EndIf}
FunctionEnd
