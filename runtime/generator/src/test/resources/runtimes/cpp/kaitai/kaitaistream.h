#pragma once
// The signatures of the runtime that generated C++ uses; nothing runs.
#define KAITAI_STRUCT_VERSION 11000L
#include <cstddef>
#include <ios>
#include <istream>
#include <sstream>
#include <stdint.h>
#include <string>

namespace kaitai {

class kstream {
public:
    kstream(std::istream* io);
    kstream(const std::string& data);
    void close();
    bool is_eof() const;
    void seek(uint64_t pos);
    uint64_t pos();
    uint64_t size();
    int8_t read_s1();
    int16_t read_s2be();
    int16_t read_s2le();
    int32_t read_s4be();
    int32_t read_s4le();
    int64_t read_s8be();
    int64_t read_s8le();
    uint8_t read_u1();
    uint16_t read_u2be();
    uint16_t read_u2le();
    uint32_t read_u4be();
    uint32_t read_u4le();
    uint64_t read_u8be();
    uint64_t read_u8le();
    float read_f4be();
    float read_f4le();
    double read_f8be();
    double read_f8le();
    void align_to_byte();
    uint64_t read_bits_int_be(int n);
    uint64_t read_bits_int_le(int n);
    std::string read_bytes(std::streamsize len);
    std::string read_bytes_full();
    std::string read_bytes_term(char term, bool include, bool consume, bool eos_error);
    std::string read_bytes_term_multi(std::string term, bool include, bool consume, bool eos_error);
    static std::string bytes_strip_right(std::string src, char pad);
    static std::string bytes_terminate(std::string src, char term, bool include);
    static std::string bytes_terminate_multi(std::string src, std::string term, bool include);
    static std::string bytes_to_str(const std::string src, const char *encoding);
    static std::string process_xor_one(std::string data, uint8_t key);
    static std::string process_xor_many(std::string data, std::string key);
    static std::string process_rotate_left(std::string data, int amount);
    static std::string process_zlib(std::string data);
    static int mod(int a, int b);
    static std::string to_string(int val);
    static std::string to_string(long val);
    static std::string to_string(long long val);
    static std::string to_string(unsigned val);
    static std::string to_string(unsigned long val);
    static std::string to_string(unsigned long long val);
    static int64_t string_to_int(const std::string& str, int base = 10);
    static std::string reverse(std::string val);
    static uint8_t byte_array_min(const std::string val);
    static uint8_t byte_array_max(const std::string val);
};

}
