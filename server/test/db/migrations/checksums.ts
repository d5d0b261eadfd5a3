/**
 * The checksum of each migration's statements; 0 is the schema. A line is added with its migration and never changed:
 * databases remember what they ran, and refuse a version in which it is something else.
 */
export const checksums: Readonly<Record<number, string>> = {
  0: 'f144f6a9815086faca252e1ec50cccc2ae219c54003b54d39e91bcdcc269e8d2',
  1: 'd594e4cae21fdddef5a2bf64cabe46bf56d81c1832df04a823c86cc1eb1c49e4',
  2: '72bf623752a249f4d0ba952ed6da3af7cfce03b81b88da384611cdcf16e8cce0',
  3: '0a8e4ba7bd49d5b51cd0fda198ee52235e147060a578a83fa7e09087e57ebf5b',
  4: 'b3759e1b55bb736380a263a0dc811aa2e323075c485d5d3893ac57d5e1861499',
  5: '7d1e19da4df8977352f2a159dc0434ef13e3b6184727b8815c0fedd05ceb2c06',
  6: '537f797d028ee42fa3ac77bb8c037b7b23c633d70e0e0bca0a28757759f17e64',
  7: '0a76cec6450a7d3523fd42e481edc7a7777d834b8af788eb55f13ee5f66b5ed4',
  8: 'd7a5116e9a57b0243f15820596b83b4598cbbec5d013127d3be58d8123d4a856',
  9: 'b488b7e10ebe07a094cd42d6b544f626a67e236f0842eb6445a596cfc23e533b',
  10: 'a6d99618876ac81e5d7a62d98358b1c65a6165362443f6f71ad4d339b63b4bc1',
  11: 'e7e91f7c1d788a114fd9628916be4e281e8e3f5ff7da28aba003ae2248614fd7',
  12: '35fdb85b7bdd500d235ac6bcd564f9aae8dae6c2020f4419c244f69018b3275f',
  13: '0cf49cae9a7250c3c7a33b9836fc75275de207093734a45964f69e457c274e93',
  14: '69c444ca9aff7fcca7907f35ff7ff28b82fdde66c6eaa2cfacdbc73faa6bc724',
  15: '84f7c91882af797d4d6310441f3a4279efccd794d16350bd326e6a1d9df18df8',
};
