/*
 * The syntax of Diptych's text format: a header line, then blocks, attributes and rows, then Eof.
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
 * The grammar is LL(2). The second token is needed in one place only: after a NAME that begins an
 * item. Line ends have no meaning after the header line.
 */
parser grammar DiptychParser;

options {
  tokenVocab = DiptychLexer;
}

document
  : header body
  ;

// LINE_END is optional because the text may end with its header line; the missing body is then the
// error that is reported.
header
  : title += WORD+ VER version += WORD+ LINE_END?
  ;

// Only white space and comments may follow Eof: the lexer has no other valid token there.
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

// The key of a row is optional. A value is one scalar or one group, so  a = 1 (2 3)  is the
// attribute  a = 1  and the row  (2 3).
row
  : key = scalar? cells = group
  ;

value
  : scalar
  | group
  | TUPLE
  ;

// As a value, a tuple. The schema defines how many values it has and which of them may be groups.
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
