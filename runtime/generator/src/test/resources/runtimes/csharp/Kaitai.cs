// The signatures of the runtime that generated C# uses; nothing runs.
using System;
using System.IO;

namespace Kaitai
{
    public partial class KaitaiStream : BinaryReader
    {
        public KaitaiStream(Stream stream) : base(stream) { }
        public KaitaiStream(string file) : base(null) { }
        public KaitaiStream(byte[] bytes) : base(null) { }
        public bool IsEof { get { throw null; } }
        public long Pos { get { throw null; } }
        public long Size { get { throw null; } }
        public void Seek(long position) { }
        public sbyte ReadS1() { throw null; }
        public short ReadS2be() { throw null; }
        public short ReadS2le() { throw null; }
        public int ReadS4be() { throw null; }
        public int ReadS4le() { throw null; }
        public long ReadS8be() { throw null; }
        public long ReadS8le() { throw null; }
        public byte ReadU1() { throw null; }
        public ushort ReadU2be() { throw null; }
        public ushort ReadU2le() { throw null; }
        public uint ReadU4be() { throw null; }
        public uint ReadU4le() { throw null; }
        public ulong ReadU8be() { throw null; }
        public ulong ReadU8le() { throw null; }
        public float ReadF4be() { throw null; }
        public float ReadF4le() { throw null; }
        public double ReadF8be() { throw null; }
        public double ReadF8le() { throw null; }
        public void AlignToByte() { }
        public ulong ReadBitsIntBe(int n) { throw null; }
        public ulong ReadBitsIntLe(int n) { throw null; }
        public byte[] ReadBytes(long count) { throw null; }
        public byte[] ReadBytes(ulong count) { throw null; }
        public byte[] ReadBytesFull() { throw null; }
        public byte[] ReadBytesTerm(byte term, bool include, bool consume, bool eosError) { throw null; }
        public byte[] ReadBytesTermMulti(byte[] term, bool include, bool consume, bool eosError) { throw null; }
        public static byte[] BytesStripRight(byte[] src, byte pad) { throw null; }
        public static byte[] BytesTerminate(byte[] src, byte term, bool include) { throw null; }
        public static byte[] BytesTerminateMulti(byte[] src, byte[] term, bool include) { throw null; }
        public byte[] ProcessXor(byte[] value, int key) { throw null; }
        public byte[] ProcessXor(byte[] value, byte[] key) { throw null; }
        public byte[] ProcessRotateLeft(byte[] data, int amount, int groupSize) { throw null; }
        public byte[] ProcessZlib(byte[] data) { throw null; }
        public static int Mod(int a, int b) { throw null; }
        public static long Mod(long a, long b) { throw null; }
        public static int ByteArrayCompare(byte[] a, byte[] b) { throw null; }
        public static string StringReverse(string s) { throw null; }
    }

    public abstract class KaitaiStruct
    {
        protected KaitaiStream m_io;
        public KaitaiStream M_Io { get { throw null; } }
        public KaitaiStruct(KaitaiStream io) { }
    }

    public interface CustomDecoder
    {
        byte[] Decode(byte[] src);
    }

    public class UndecidedEndiannessError : Exception { }

    public class KaitaiStructError : Exception
    {
        public KaitaiStructError(string message, string path) { }
    }

    public class ValidationFailedError : KaitaiStructError
    {
        public ValidationFailedError(string message, KaitaiStream io, string path) : base(message, path) { }
    }

    public class ValidationNotEqualError : ValidationFailedError
    {
        public ValidationNotEqualError(byte[] limit, byte[] actual, KaitaiStream io, string path) : base("", io, path) { }
        public ValidationNotEqualError(Object limit, Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }

    public class ValidationLessThanError : ValidationFailedError
    {
        public ValidationLessThanError(byte[] limit, byte[] actual, KaitaiStream io, string path) : base("", io, path) { }
        public ValidationLessThanError(Object limit, Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }

    public class ValidationGreaterThanError : ValidationFailedError
    {
        public ValidationGreaterThanError(byte[] limit, byte[] actual, KaitaiStream io, string path) : base("", io, path) { }
        public ValidationGreaterThanError(Object limit, Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }

    public class ValidationNotAnyOfError : ValidationFailedError
    {
        public ValidationNotAnyOfError(Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }

    public class ValidationNotInEnumError : ValidationFailedError
    {
        public ValidationNotInEnumError(Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }

    public class ValidationExprError : ValidationFailedError
    {
        public ValidationExprError(Object actual, KaitaiStream io, string path) : base("", io, path) { }
    }
}
