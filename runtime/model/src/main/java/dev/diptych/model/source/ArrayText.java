package dev.diptych.model.source;

/** A text that is an array. */
final class ArrayText implements TextBytes {
  private final byte[] text;

  ArrayText(byte[] text) {
    this.text = text;
  }

  @Override
  public int length() {
    return text.length;
  }

  @Override
  public void copy(int at, byte[] into, int to, int count) {
    System.arraycopy(text, at, into, to, count);
  }

  @Override
  public boolean inMemory() {
    return true;
  }

  @Override
  public byte[] whole() {
    return text;
  }

  @Override
  public void requireUnchanged() {
    // Who has the array does not change it.
  }
}
