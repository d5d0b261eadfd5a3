// @ts-check

/**
 * The size of a WebP picture in pixels, from its header (RFC 9649).
 * @param {Buffer} bytes
 * @returns {{ width: number, height: number }}
 * @throws {Error} for any other format
 */
export function webpSize(bytes) {
  const kind = bytes.toString('latin1', 12, 16);
  if (bytes.toString('latin1', 8, 12) === 'WEBP') {
    if (kind === 'VP8 ')
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  throw new Error("The picture isn't a WebP with a lossy or an extended header.");
}
