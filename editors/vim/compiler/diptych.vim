" Vim compiler file
" Compiler: diptych check, which shows errors and likely mistakes

if exists('current_compiler')
  finish
endif
let current_compiler = 'diptych'

execute 'CompilerSet makeprg=' . escape(get(g:, 'diptych_command', 'diptych') . ' check %:S', ' \|"')
CompilerSet errorformat=
      \%E%trror[%*[^]]]:\ %m,
      \%W%tarning[%*[^]]]:\ %m,
      \%I%tote[%*[^]]]:\ %m,
      \%C%*[\ ]-->\ %f:%l:%c,
      \%C%*[\ ]-->\ %f:\ %.%#,
      \%+C%*[\ ]=\ help:\ %.%#,
      \%+C%*[\ ]=\ note:\ %.%#,
      \%-C%*[\ 0-9]\|%.%#,
      \%-G%.%#
