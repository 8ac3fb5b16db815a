" Vim syntax file
" Language: texts of Diptych, plain and authored
" The words are those of DiptychLexer.g4 and AuthoringLexer.g4 in grammar/.

if exists('b:current_syntax')
  finish
endif

syntax case match
syntax sync minlines=200

" A word is a whole run of these characters.
let s:before = '\%([A-Za-z0-9_.:+-]\)\@1<!'
let s:after = '\%([A-Za-z0-9_.:+-]\)\@!'
let s:name = '[A-Za-z_][A-Za-z0-9_]*'
let s:digits = '[0-9]\+\%(\.[0-9]\+\)\?\%([eE][+-]\?[0-9]\+\)\?'

function! s:Word(group, pattern)
  execute 'syntax match' a:group '/' . s:before . '\%(' . a:pattern . '\)' . s:after . '/'
endfunction

" Of several matches at one place, Vim takes the one that is defined last.
syntax match diptychError /[^[:space:]{}()=,A-Za-z0-9_.:+-]/
call s:Word('diptychError', '[A-Za-z0-9_.:+-]\+')
call s:Word('diptychMember', s:name . '\%(-[A-Za-z0-9_]\+\)*')
call s:Word('diptychMember', s:name . '\%(\.' . s:name . '\)\+')
call s:Word('diptychBoolean', 'true\|false')
call s:Word('diptychNumber', '[+-]\?' . s:digits . '\%([a-wyz%][a-z]*\)\?')
execute 'syntax match diptychNumber /' . s:before . '[+-]\?' . s:digits . '%[a-z]*/'
call s:Word('diptychNumber', '-\?0x[0-9a-fA-F]\+')
call s:Word('diptychNumber', '-\?\%(inf\|nan\%(:0x[0-9a-fA-F]\+\)\?\)')
call s:Word('diptychOperator', '\.\.')
call s:Word('diptychEasing', 'linear\|hold\|smooth\|ease\|ease-in\|ease-out\|ease-in-out\|cubic-bezier')
execute 'syntax match diptychFunction /' . s:before . s:name . '\%(-[A-Za-z0-9_]\+\)*\ze(/'
execute 'syntax match diptychProperty /' . s:before . s:name . '\ze\s*=/'
execute 'syntax match diptychBlock /' . s:before . s:name . '\ze\%(\s\+' . s:name . '\)\?\s*{/ nextgroup=diptychAbout skipwhite'
execute 'syntax match diptychAbout /' . s:name . '\ze\s*{/ contained'
syntax match diptychReference /\$[A-Za-z_][A-Za-z0-9_]*\%(\.[A-Za-z_][A-Za-z0-9_]*\)\?/

" These are names where no construct begins with them.
execute 'syntax match diptychKeyword /' . s:before . 'let\ze\s\+' . s:name . '\s*=/ nextgroup=diptychDefinition skipwhite'
execute 'syntax match diptychDefinition /' . s:name . '\ze\s*=/ contained'
execute 'syntax match diptychKeyword /' . s:before . 'use\ze\s*\$/'
execute 'syntax match diptychKeyword /' . s:before . 'include\ze\s*"/'
execute 'syntax match diptychKeyword /' . s:before . '\%(repeat\|every\|at\)\ze\%(\s*\$\|\s\+[0-9+-]\|\s\+calc\s*(\)/'
execute 'syntax match diptychKeyword /' . s:before . '\%(at\|by\|from\)\ze\s*(/'
execute 'syntax match diptychKeyword /' . s:before . '\%(by\|from\)\ze\s*\$/'
execute 'syntax match diptychKeyword /' . s:before . 'at\ze\s\+[A-Z]/'

execute 'syntax region diptychCalculation matchgroup=diptychFunction start=/' . s:before . 'calc\s*(/ matchgroup=NONE end=/)/'
      \ 'contains=diptychComment,diptychSum,diptychReference,diptychCalcNumber,diptychOperator'
syntax region diptychSum start=/(/ end=/)/ contained
      \ contains=diptychComment,diptychSum,diptychReference,diptychCalcNumber,diptychOperator
execute 'syntax match diptychCalcNumber /' . s:digits . '\%([a-wyz%][a-z]*\)\?/ contained'
syntax match diptychOperator /[-+*\/]/ contained

if get(b:, 'diptych_raw', 0)
  syntax match diptychError /".*$/
  syntax match diptychString /"[^"]*"/
  execute 'syntax match diptychNumber /' . s:before . '-\?1\.#\%(INF\|IND\|QNAN\)0*/'
else
  syntax match diptychError /".*$/
  syntax match diptychString /"\%([^"\\]\|\\.\)*"/ contains=diptychEscape,diptychBadEscape
  syntax match diptychBadEscape /\\./ contained
  syntax match diptychEscape /\\\%([nrt"\\]\|u{[0-9a-fA-F]\{1,6}}\|x[0-9a-fA-F]\{2}\)/ contained
endif

execute 'syntax match diptychError /' . s:before . 'x"[^"]*$/'
execute 'syntax region diptychBytes start=/' . s:before . 'x"\ze[^"{}()=#]*\%("\|$\)/ end=/"/ end=/\ze[{}()=#]/ contains=diptychBadByte'
syntax match diptychBadByte /[^0-9a-fA-F[:space:]"{}()=#]\+/ contained

syntax match diptychConflict /^\%(<\{7}\|=\{7}\|>\{7}\||\{7}\)\%( .*\)\?$/

syntax match diptychComment /#.*$/ contains=diptychTodo,@Spell
syntax keyword diptychTodo TODO FIXME XXX contained

" From the first line that is neither blank nor a comment. A '#' inside a word of it is part of the word.
syntax match diptychHeader /\%^\%(\s*\%(#.*\)\?\n\)*\s*[^#[:space:]]\S*\%(\s\+[^#[:space:]]\S*\)\{-}\s\+Ver\%(\s\+[^#[:space:]]\S*\)*/
      \ contains=diptychLead,diptychVersion
syntax match diptychLead /^\s*#.*$/ contained contains=diptychTodo,@Spell
syntax match diptychVersion /\s\zsVer\%(\s\+[^#[:space:]]\S*\)*/ contained

execute 'syntax region diptychTail matchgroup=diptychKeyword start=/' . s:before . 'Eof' . s:after . '/ end=/\%$/ contains=diptychComment'

syntax region diptychFold start=/{/ end=/}/ transparent fold

highlight default link diptychHeader Title
highlight default link diptychLead Comment
highlight default link diptychVersion PreProc
highlight default link diptychComment Comment
highlight default link diptychTodo Todo
highlight default link diptychBlock Type
highlight default link diptychAbout Identifier
highlight default link diptychProperty Identifier
highlight default link diptychMember Constant
highlight default link diptychBoolean Boolean
highlight default link diptychEasing Special
highlight default link diptychNumber Number
highlight default link diptychCalcNumber Number
highlight default link diptychOperator Operator
highlight default link diptychFunction Function
highlight default link diptychReference PreProc
highlight default link diptychDefinition PreProc
highlight default link diptychKeyword Keyword
highlight default link diptychString String
highlight default link diptychEscape SpecialChar
highlight default link diptychBadEscape Error
highlight default link diptychBytes String
highlight default link diptychBadByte Error
highlight default link diptychConflict Error
highlight default link diptychError Error

let b:current_syntax = 'diptych'
