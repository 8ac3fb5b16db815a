" What the plugins for texts of Diptych share.

" Formats the whole text, or, for a part of it, wraps comments as Vim does. A text with an error is not changed.
function! diptych#FormatExpr() abort
  if v:lnum != 1 || v:count < line('$') || mode() =~# '[iR]'
    return 1
  endif
  return diptych#Format()
endfunction

" Replaces the text by what 'diptych fmt' gives. Returns 0; shows the reason if there is an error.
function! diptych#Format() abort
  let l:encoding = &fileencoding ==# '' ? &encoding : &fileencoding
  let l:text = iconv(join(getline(1, '$'), "\n") . "\n", &encoding, l:encoding)
  let l:error = tempname()
  let l:command = get(g:, 'diptych_command', 'diptych') . ' fmt - 2>' . shellescape(l:error)
  let l:formatted = iconv(system(l:command, l:text), l:encoding, &encoding)
  if v:shell_error
    echohl ErrorMsg | echomsg 'diptych fmt: ' . get(readfile(l:error), 0, 'exit code ' . v:shell_error) | echohl None
  else
    let l:lines = split(substitute(l:formatted, "\n$", '', ''), "\n", 1)
    let l:last = line('$')
    call setline(1, l:lines)
    if l:last > len(l:lines)
      silent execute (len(l:lines) + 1) . ',$delete _'
    endif
  endif
  call delete(l:error)
  return 0
endfunction

" The indentation of a line: that of the line before, one level more for what that line leaves open.
function! diptych#Indent(line) abort
  let l:before = prevnonblank(a:line - 1)
  if l:before == 0
    return 0
  endif
  let l:open = max([0, s:Balance(substitute(getline(l:before), '^\s*[})]\+', '', ''))])
  let l:closing = getline(a:line) =~# '^\s*[})]' ? 1 : 0
  return max([0, indent(l:before) + (l:open - l:closing) * shiftwidth()])
endfunction

" How many more blocks and tuples a line opens than it closes, outside of strings and comments.
function! s:Balance(text) abort
  let l:code = substitute(a:text, '"\%([^"\\]\|\\.\)*"', '', 'g')
  let l:code = substitute(l:code, '#.*$', '', '')
  return len(substitute(l:code, '[^{(]', '', 'g')) - len(substitute(l:code, '[^})]', '', 'g'))
endfunction
