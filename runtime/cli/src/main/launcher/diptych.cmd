@echo off
rem Runs the diptych command of a package on Windows.
setlocal DisableDelayedExpansion
set "DIPTYCH_HOME=%~dp0.."
set "DIPTYCH_JAVA=java"
if defined JAVA_HOME set "DIPTYCH_JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%DIPTYCH_HOME%\runtime\bin\java.exe" set "DIPTYCH_JAVA=%DIPTYCH_HOME%\runtime\bin\java.exe"
if not exist "%DIPTYCH_JAVA%" (
  where /q "%DIPTYCH_JAVA%" || (
    echo diptych: no Java found; a Java 17 or newer is required 1>&2
    exit /b 3
  )
)
"%DIPTYCH_JAVA%" "@%DIPTYCH_HOME%\app\options" %JAVA_OPTS% -Ddiptych.home="%DIPTYCH_HOME%" -Ddiptych.command="%~f0" -jar "%DIPTYCH_HOME%\app\diptych-cli.jar" %*
exit /b %errorlevel%
