/*
 * The shape of Diptych's text face: a header line, then blocks, attributes and rows, then Eof.
 *
 *   Input Animation Ver 1.1       # header
 *   layout = shipped              # attribute
 *   Camera {                      # block
 *     Position {
 *       0    (0 1.6 0)            # row with the key 0 and three cells
 *       0.5  (0 1.6 0.25)
 *     }
 *   }
 *   Eof
 *
 * The grammar is LL(2), and the second token is needed in one place only: behind a NAME that begins
 * an item. Line ends mean nothing after the header line.
 */
parser grammar DiptychParser;

options {
  tokenVocab = DiptychLexer;
}

document
  : header body
  ;

// The line end is missing where the text ends with its header line; what follows is then an error.
header
  : title += WORD+ VER version += WORD+ LINE_END?
  ;

// After Eof, white space and comments only: the lexer has no other good token there.
body
  : item* end = END EOF
  ;

item
  : block
  | attribute
  | row
  | rows = ROWS
  ;

block
  : name = NAME LBRACE item* RBRACE
  ;

attribute
  : name = NAME ASSIGN content = value
  ;

// A row without a key is just its cells. A value takes one scalar or one group, so that
// a = 1 (2 3)  is the attribute  a = 1  and the row  (2 3).
row
  : key = scalar? cells = group
  ;

value
  : scalar
  | group
  | TUPLE
  ;

// As a value, a tuple. Schemas say how many values it has, and whether one may be a group again.
group
  : LPAREN value* RPAREN
  ;

scalar
  : INT
  | HEXINT
  | FLOAT
  | SPECIAL
  | NAME
  | STRING
  | BYTES
  ;
