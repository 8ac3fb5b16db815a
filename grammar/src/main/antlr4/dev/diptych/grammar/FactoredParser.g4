/*
 * The language of AuthoringParser.g4 with at most two tokens of lookahead, so that it can be a table
 * (runtime/syntax). AuthoringParser.g4 is for ANTLR's parser, whose users know its rules; a test
 * compares both, until the last of them has moved here.
 *
 * What begins with a word is told apart by what follows it:
 *
 *   name = value     name { … }     name about { … }     name setting     name (…) arguments
 *   name function(…) arguments
 *
 * so the constructs are factored by their first word, and a rule inside of an item says what the
 * item is: 'block', 'attribute', 'cells' … Without one of them it is a setting.
 *
 * Eight choices take the first alternative although another one is possible; in each but two, it
 * allows all that the other one allows:
 *  - a group or a name after a row is an argument of it, unless '{' or '=' follows the name;
 *  - 'name function (' is one item;
 *  - what follows a row that begins with a word begins the next item if it can; not a choice between
 *    equals:  a (1) b c ..5  is an error;
 *  - a group after the name of a value makes it a call;
 *  - what follows a call as the value of an attribute begins the next item if it can; not a choice
 *    between equals, either:  a = b (1) c d ..5  is an error;
 *  - 'every' with a quantity after 'repeat 3' belongs to it;
 *  - 'use $a' and 'include "b"' are never settings;
 *  - in a calculation, '-' continues a sum:  (0 -1)  is one number;  (0, -1)  is two.
 */
parser grammar FactoredParser;

options {
  tokenVocab = AuthoringLexer;
}

authored
  : item* END EOF
  ;

// An included file may omit Eof.
included
  : item* END? EOF
  ;

item
  : run
  | definition
  | use
  | include
  | repetition
  | shift
  | named
  | row
  ;

body
  : LBRACE item* RBRACE
  ;

// ---------------------------------------------------------------- what an item is

run
  : ROWS
  ;

use
  : USE REFERENCE
  ;

include
  : INCLUDE STRING
  ;

let
  : ASSIGN ( content | body )
  ;

repeated
  : body
  ;

shifted
  : body
  ;

block
  : body
  ;

attribute
  : ASSIGN content
  ;

cells
  : group extras
  ;

// turned euler(0 10deg 0)
function
  : call extras
  ;

row
  : quantity arguments
  | ( STRING | BYTES | SPECIAL )? group arguments
  ;

// ---------------------------------------------------------------- what begins with a word

// let reach = (16cm 1m 0); or the word let as any other name.
definition
  : LET
    ( NAME ( let | block )?
    | keyword ( let | block )
    | quantity
    | tail
    )
  ;

// repeat 3 every 2s { … }; or repeat as any other name.
repetition
  : REPEAT
    ( quantity ( repeated | every repeated? )?
    | about
    | tail
    )
  ;

// Without braces after it, a setting of its own.
every
  : EVERY quantity
  ;

// at 2.5s { … }; or at as any other name.
shift
  : AT
    ( quantity shifted?
    | tail
    )
  ;

named
  : ( NAME | USE | INCLUDE | EVERY )
    ( quantity
    | about
    | tail
    )
  ;

// A block that is about something, or the name that a setting selects.
about
  : NAME ( block | function )?
  | DOTTED
  | keyword block
  ;

tail
  : attribute
  | block
  | HYPHENATED
  | STRING
  | cells
  ;

// ---------------------------------------------------------------- arguments and values

arguments
  : some?
  ;

some
  : late
  | argument arguments
  ;

// at $start is an argument; at $start { … } shifts what is in the braces, and ends the row.
late
  : AT REFERENCE ( shifted | arguments )
  ;

// at Button.Front
target
  : AT ( NAME | DOTTED )
  ;

// After a row that begins with a word, a name begins the next item: offset (0 5cm 0) size 0.9
extras
  : argument*?
  ;

argument
  : RANGE ( quantity | NAME )
  | ( NAME | HYPHENATED ) call?
  | AT call
  | target
  | DOTTED
  | group
  | STRING
  | REFERENCE
  | calculation
  ;

// The value of an attribute. A name and a group are a call, unless an argument that cannot begin an
// item follows; then the group is a row.
content
  : ( NAME | HYPHENATED | DOTTED | AT ) split?
  | other
  ;

split
  : group rest??
  ;

rest
  : some
  ;

value
  : ( NAME | HYPHENATED | DOTTED | AT ) call?
  | other
  ;

call
  : group
  ;

other
  : SPECIAL
  | LET
  | USE
  | INCLUDE
  | REPEAT
  | EVERY
  | STRING
  | BYTES
  | TUPLE
  | group
  | quantity
  ;

group
  : LPAREN ( value | COMMA | RANGE )* RPAREN
  ;

quantity
  : INT
  | HEXINT
  | FLOAT
  | QUANTITY
  | RELATIVE
  | REFERENCE
  | calculation
  ;

calculation
  : CALC sum CALC_CLOSE
  ;

sum
  : product ( ( PLUS | MINUS ) product )*
  ;

product
  : factor ( ( TIMES | DIVIDE ) factor )*
  ;

factor
  : MINUS* ( CALC_NUMBER | REFERENCE | CALC_OPEN sum ( COMMA? sum )* CALC_CLOSE )
  ;

keyword
  : LET
  | USE
  | INCLUDE
  | REPEAT
  | EVERY
  | AT
  ;
