# Generated from DiptychParser.g4 by ANTLR 4.13.2
# encoding: utf-8
from antlr4 import *
from io import StringIO
import sys
if sys.version_info[1] > 5:
	from typing import TextIO
else:
	from typing.io import TextIO

def serializedATN():
    return [
        4,1,34,88,2,0,7,0,2,1,7,1,2,2,7,2,2,3,7,3,2,4,7,4,2,5,7,5,2,6,7,
        6,2,7,7,7,2,8,7,8,2,9,7,9,1,0,1,0,1,0,1,1,4,1,25,8,1,11,1,12,1,26,
        1,1,1,1,4,1,31,8,1,11,1,12,1,32,1,1,3,1,36,8,1,1,2,5,2,39,8,2,10,
        2,12,2,42,9,2,1,2,1,2,1,2,1,3,1,3,1,3,1,3,3,3,51,8,3,1,4,1,4,1,4,
        5,4,56,8,4,10,4,12,4,59,9,4,1,4,1,4,1,5,1,5,1,5,1,5,1,6,3,6,68,8,
        6,1,6,1,6,1,7,1,7,1,7,3,7,75,8,7,1,8,1,8,5,8,79,8,8,10,8,12,8,82,
        9,8,1,8,1,8,1,9,1,9,1,9,0,0,10,0,2,4,6,8,10,12,14,16,18,0,1,1,0,
        18,24,89,0,20,1,0,0,0,2,24,1,0,0,0,4,40,1,0,0,0,6,50,1,0,0,0,8,52,
        1,0,0,0,10,62,1,0,0,0,12,67,1,0,0,0,14,74,1,0,0,0,16,76,1,0,0,0,
        18,85,1,0,0,0,20,21,3,2,1,0,21,22,3,4,2,0,22,1,1,0,0,0,23,25,5,6,
        0,0,24,23,1,0,0,0,25,26,1,0,0,0,26,24,1,0,0,0,26,27,1,0,0,0,27,28,
        1,0,0,0,28,30,5,5,0,0,29,31,5,6,0,0,30,29,1,0,0,0,31,32,1,0,0,0,
        32,30,1,0,0,0,32,33,1,0,0,0,33,35,1,0,0,0,34,36,5,7,0,0,35,34,1,
        0,0,0,35,36,1,0,0,0,36,3,1,0,0,0,37,39,3,6,3,0,38,37,1,0,0,0,39,
        42,1,0,0,0,40,38,1,0,0,0,40,41,1,0,0,0,41,43,1,0,0,0,42,40,1,0,0,
        0,43,44,5,17,0,0,44,45,5,0,0,1,45,5,1,0,0,0,46,51,3,8,4,0,47,51,
        3,10,5,0,48,51,3,12,6,0,49,51,5,1,0,0,50,46,1,0,0,0,50,47,1,0,0,
        0,50,48,1,0,0,0,50,49,1,0,0,0,51,7,1,0,0,0,52,53,5,22,0,0,53,57,
        5,12,0,0,54,56,3,6,3,0,55,54,1,0,0,0,56,59,1,0,0,0,57,55,1,0,0,0,
        57,58,1,0,0,0,58,60,1,0,0,0,59,57,1,0,0,0,60,61,5,13,0,0,61,9,1,
        0,0,0,62,63,5,22,0,0,63,64,5,16,0,0,64,65,3,14,7,0,65,11,1,0,0,0,
        66,68,3,18,9,0,67,66,1,0,0,0,67,68,1,0,0,0,68,69,1,0,0,0,69,70,3,
        16,8,0,70,13,1,0,0,0,71,75,3,18,9,0,72,75,3,16,8,0,73,75,5,2,0,0,
        74,71,1,0,0,0,74,72,1,0,0,0,74,73,1,0,0,0,75,15,1,0,0,0,76,80,5,
        14,0,0,77,79,3,14,7,0,78,77,1,0,0,0,79,82,1,0,0,0,80,78,1,0,0,0,
        80,81,1,0,0,0,81,83,1,0,0,0,82,80,1,0,0,0,83,84,5,15,0,0,84,17,1,
        0,0,0,85,86,7,0,0,0,86,19,1,0,0,0,9,26,32,35,40,50,57,67,74,80
    ]

class DiptychParser ( Parser ):

    grammarFileName = "DiptychParser.g4"

    atn = ATNDeserializer().deserialize(serializedATN())

    decisionsToDFA = [ DFA(ds, i) for i, ds in enumerate(atn.decisionToState) ]

    sharedContextCache = PredictionContextCache()

    literalNames = [ "<INVALID>", "<INVALID>", "<INVALID>", "<INVALID>", 
                     "<INVALID>", "'Ver'", "<INVALID>", "<INVALID>", "<INVALID>", 
                     "<INVALID>", "<INVALID>", "<INVALID>", "'{'", "'}'", 
                     "'('", "')'", "'='", "'Eof'" ]

    symbolicNames = [ "<INVALID>", "ROWS", "TUPLE", "LEAD_BLANK", "LEAD_COMMENT", 
                      "VER", "WORD", "LINE_END", "HEADER_BLANK", "HEADER_COMMENT", 
                      "BLANK", "COMMENT", "LBRACE", "RBRACE", "LPAREN", 
                      "RPAREN", "ASSIGN", "END", "INT", "HEXINT", "FLOAT", 
                      "SPECIAL", "NAME", "STRING", "BYTES", "BAD_WORD", 
                      "UNTERMINATED_STRING", "BAD_BYTES", "UNTERMINATED_BYTES", 
                      "BAD_CHAR", "RAW_BLANK", "RAW_COMMENT", "TAIL_BLANK", 
                      "TAIL_COMMENT", "AFTER_END" ]

    RULE_document = 0
    RULE_header = 1
    RULE_body = 2
    RULE_item = 3
    RULE_block = 4
    RULE_attribute = 5
    RULE_row = 6
    RULE_value = 7
    RULE_group = 8
    RULE_scalar = 9

    ruleNames =  [ "document", "header", "body", "item", "block", "attribute", 
                   "row", "value", "group", "scalar" ]

    EOF = Token.EOF
    ROWS=1
    TUPLE=2
    LEAD_BLANK=3
    LEAD_COMMENT=4
    VER=5
    WORD=6
    LINE_END=7
    HEADER_BLANK=8
    HEADER_COMMENT=9
    BLANK=10
    COMMENT=11
    LBRACE=12
    RBRACE=13
    LPAREN=14
    RPAREN=15
    ASSIGN=16
    END=17
    INT=18
    HEXINT=19
    FLOAT=20
    SPECIAL=21
    NAME=22
    STRING=23
    BYTES=24
    BAD_WORD=25
    UNTERMINATED_STRING=26
    BAD_BYTES=27
    UNTERMINATED_BYTES=28
    BAD_CHAR=29
    RAW_BLANK=30
    RAW_COMMENT=31
    TAIL_BLANK=32
    TAIL_COMMENT=33
    AFTER_END=34

    def __init__(self, input:TokenStream, output:TextIO = sys.stdout):
        super().__init__(input, output)
        self.checkVersion("4.13.2")
        self._interp = ParserATNSimulator(self, self.atn, self.decisionsToDFA, self.sharedContextCache)
        self._predicates = None




    class DocumentContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser

        def header(self):
            return self.getTypedRuleContext(DiptychParser.HeaderContext,0)


        def body(self):
            return self.getTypedRuleContext(DiptychParser.BodyContext,0)


        def getRuleIndex(self):
            return DiptychParser.RULE_document




    def document(self):

        localctx = DiptychParser.DocumentContext(self, self._ctx, self.state)
        self.enterRule(localctx, 0, self.RULE_document)
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 20
            self.header()
            self.state = 21
            self.body()
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class HeaderContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self._WORD = None # Token
            self.title = list() # of Tokens
            self.version = list() # of Tokens

        def VER(self):
            return self.getToken(DiptychParser.VER, 0)

        def LINE_END(self):
            return self.getToken(DiptychParser.LINE_END, 0)

        def WORD(self, i:int=None):
            if i is None:
                return self.getTokens(DiptychParser.WORD)
            else:
                return self.getToken(DiptychParser.WORD, i)

        def getRuleIndex(self):
            return DiptychParser.RULE_header




    def header(self):

        localctx = DiptychParser.HeaderContext(self, self._ctx, self.state)
        self.enterRule(localctx, 2, self.RULE_header)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 24 
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            while True:
                self.state = 23
                localctx._WORD = self.match(DiptychParser.WORD)
                localctx.title.append(localctx._WORD)
                self.state = 26 
                self._errHandler.sync(self)
                _la = self._input.LA(1)
                if not (_la==6):
                    break

            self.state = 28
            self.match(DiptychParser.VER)
            self.state = 30 
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            while True:
                self.state = 29
                localctx._WORD = self.match(DiptychParser.WORD)
                localctx.version.append(localctx._WORD)
                self.state = 32 
                self._errHandler.sync(self)
                _la = self._input.LA(1)
                if not (_la==6):
                    break

            self.state = 35
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            if _la==7:
                self.state = 34
                self.match(DiptychParser.LINE_END)


        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class BodyContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self.end = None # Token

        def EOF(self):
            return self.getToken(DiptychParser.EOF, 0)

        def END(self):
            return self.getToken(DiptychParser.END, 0)

        def item(self, i:int=None):
            if i is None:
                return self.getTypedRuleContexts(DiptychParser.ItemContext)
            else:
                return self.getTypedRuleContext(DiptychParser.ItemContext,i)


        def getRuleIndex(self):
            return DiptychParser.RULE_body




    def body(self):

        localctx = DiptychParser.BodyContext(self, self._ctx, self.state)
        self.enterRule(localctx, 4, self.RULE_body)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 40
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            while (((_la) & ~0x3f) == 0 and ((1 << _la) & 33308674) != 0):
                self.state = 37
                self.item()
                self.state = 42
                self._errHandler.sync(self)
                _la = self._input.LA(1)

            self.state = 43
            localctx.end = self.match(DiptychParser.END)
            self.state = 44
            self.match(DiptychParser.EOF)
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class ItemContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self.rows = None # Token

        def block(self):
            return self.getTypedRuleContext(DiptychParser.BlockContext,0)


        def attribute(self):
            return self.getTypedRuleContext(DiptychParser.AttributeContext,0)


        def row(self):
            return self.getTypedRuleContext(DiptychParser.RowContext,0)


        def ROWS(self):
            return self.getToken(DiptychParser.ROWS, 0)

        def getRuleIndex(self):
            return DiptychParser.RULE_item




    def item(self):

        localctx = DiptychParser.ItemContext(self, self._ctx, self.state)
        self.enterRule(localctx, 6, self.RULE_item)
        try:
            self.state = 50
            self._errHandler.sync(self)
            la_ = self._interp.adaptivePredict(self._input,4,self._ctx)
            if la_ == 1:
                self.enterOuterAlt(localctx, 1)
                self.state = 46
                self.block()
                pass

            elif la_ == 2:
                self.enterOuterAlt(localctx, 2)
                self.state = 47
                self.attribute()
                pass

            elif la_ == 3:
                self.enterOuterAlt(localctx, 3)
                self.state = 48
                self.row()
                pass

            elif la_ == 4:
                self.enterOuterAlt(localctx, 4)
                self.state = 49
                localctx.rows = self.match(DiptychParser.ROWS)
                pass


        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class BlockContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self.name = None # Token

        def LBRACE(self):
            return self.getToken(DiptychParser.LBRACE, 0)

        def RBRACE(self):
            return self.getToken(DiptychParser.RBRACE, 0)

        def NAME(self):
            return self.getToken(DiptychParser.NAME, 0)

        def item(self, i:int=None):
            if i is None:
                return self.getTypedRuleContexts(DiptychParser.ItemContext)
            else:
                return self.getTypedRuleContext(DiptychParser.ItemContext,i)


        def getRuleIndex(self):
            return DiptychParser.RULE_block




    def block(self):

        localctx = DiptychParser.BlockContext(self, self._ctx, self.state)
        self.enterRule(localctx, 8, self.RULE_block)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 52
            localctx.name = self.match(DiptychParser.NAME)
            self.state = 53
            self.match(DiptychParser.LBRACE)
            self.state = 57
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            while (((_la) & ~0x3f) == 0 and ((1 << _la) & 33308674) != 0):
                self.state = 54
                self.item()
                self.state = 59
                self._errHandler.sync(self)
                _la = self._input.LA(1)

            self.state = 60
            self.match(DiptychParser.RBRACE)
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class AttributeContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self.name = None # Token
            self.content = None # ValueContext

        def ASSIGN(self):
            return self.getToken(DiptychParser.ASSIGN, 0)

        def NAME(self):
            return self.getToken(DiptychParser.NAME, 0)

        def value(self):
            return self.getTypedRuleContext(DiptychParser.ValueContext,0)


        def getRuleIndex(self):
            return DiptychParser.RULE_attribute




    def attribute(self):

        localctx = DiptychParser.AttributeContext(self, self._ctx, self.state)
        self.enterRule(localctx, 10, self.RULE_attribute)
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 62
            localctx.name = self.match(DiptychParser.NAME)
            self.state = 63
            self.match(DiptychParser.ASSIGN)
            self.state = 64
            localctx.content = self.value()
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class RowContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser
            self.key = None # ScalarContext
            self.cells = None # GroupContext

        def group(self):
            return self.getTypedRuleContext(DiptychParser.GroupContext,0)


        def scalar(self):
            return self.getTypedRuleContext(DiptychParser.ScalarContext,0)


        def getRuleIndex(self):
            return DiptychParser.RULE_row




    def row(self):

        localctx = DiptychParser.RowContext(self, self._ctx, self.state)
        self.enterRule(localctx, 12, self.RULE_row)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 67
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            if (((_la) & ~0x3f) == 0 and ((1 << _la) & 33292288) != 0):
                self.state = 66
                localctx.key = self.scalar()


            self.state = 69
            localctx.cells = self.group()
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class ValueContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser

        def scalar(self):
            return self.getTypedRuleContext(DiptychParser.ScalarContext,0)


        def group(self):
            return self.getTypedRuleContext(DiptychParser.GroupContext,0)


        def TUPLE(self):
            return self.getToken(DiptychParser.TUPLE, 0)

        def getRuleIndex(self):
            return DiptychParser.RULE_value




    def value(self):

        localctx = DiptychParser.ValueContext(self, self._ctx, self.state)
        self.enterRule(localctx, 14, self.RULE_value)
        try:
            self.state = 74
            self._errHandler.sync(self)
            token = self._input.LA(1)
            if token in [18, 19, 20, 21, 22, 23, 24]:
                self.enterOuterAlt(localctx, 1)
                self.state = 71
                self.scalar()
                pass
            elif token in [14]:
                self.enterOuterAlt(localctx, 2)
                self.state = 72
                self.group()
                pass
            elif token in [2]:
                self.enterOuterAlt(localctx, 3)
                self.state = 73
                self.match(DiptychParser.TUPLE)
                pass
            else:
                raise NoViableAltException(self)

        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class GroupContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser

        def LPAREN(self):
            return self.getToken(DiptychParser.LPAREN, 0)

        def RPAREN(self):
            return self.getToken(DiptychParser.RPAREN, 0)

        def value(self, i:int=None):
            if i is None:
                return self.getTypedRuleContexts(DiptychParser.ValueContext)
            else:
                return self.getTypedRuleContext(DiptychParser.ValueContext,i)


        def getRuleIndex(self):
            return DiptychParser.RULE_group




    def group(self):

        localctx = DiptychParser.GroupContext(self, self._ctx, self.state)
        self.enterRule(localctx, 16, self.RULE_group)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 76
            self.match(DiptychParser.LPAREN)
            self.state = 80
            self._errHandler.sync(self)
            _la = self._input.LA(1)
            while (((_la) & ~0x3f) == 0 and ((1 << _la) & 33308676) != 0):
                self.state = 77
                self.value()
                self.state = 82
                self._errHandler.sync(self)
                _la = self._input.LA(1)

            self.state = 83
            self.match(DiptychParser.RPAREN)
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx


    class ScalarContext(ParserRuleContext):
        __slots__ = 'parser'

        def __init__(self, parser, parent:ParserRuleContext=None, invokingState:int=-1):
            super().__init__(parent, invokingState)
            self.parser = parser

        def INT(self):
            return self.getToken(DiptychParser.INT, 0)

        def HEXINT(self):
            return self.getToken(DiptychParser.HEXINT, 0)

        def FLOAT(self):
            return self.getToken(DiptychParser.FLOAT, 0)

        def SPECIAL(self):
            return self.getToken(DiptychParser.SPECIAL, 0)

        def NAME(self):
            return self.getToken(DiptychParser.NAME, 0)

        def STRING(self):
            return self.getToken(DiptychParser.STRING, 0)

        def BYTES(self):
            return self.getToken(DiptychParser.BYTES, 0)

        def getRuleIndex(self):
            return DiptychParser.RULE_scalar




    def scalar(self):

        localctx = DiptychParser.ScalarContext(self, self._ctx, self.state)
        self.enterRule(localctx, 18, self.RULE_scalar)
        self._la = 0 # Token type
        try:
            self.enterOuterAlt(localctx, 1)
            self.state = 85
            _la = self._input.LA(1)
            if not((((_la) & ~0x3f) == 0 and ((1 << _la) & 33292288) != 0)):
                self._errHandler.recoverInline(self)
            else:
                self._errHandler.reportMatch(self)
                self.consume()
        except RecognitionException as re:
            localctx.exception = re
            self._errHandler.reportError(self, re)
            self._errHandler.recover(self, re)
        finally:
            self.exitRule()
        return localctx





