import type { Database } from '#server/db/database';

/** What a database remembers whose schema was made by the numbered migrations of earlier versions: number and checksum. */
const numbered = {
  1: 'd3ec2f8fe6ab3ab2f8c1414ec325499b7de5f264942bb1187839a098ed807725',
  2: '0b8acd73d4c0c9e00cc40740e67852721c13484bd59609512af52a30bc8d8b8f',
  3: 'e99f51568aa036d182bfbdcd431f302e7cefb7579ce9c9f8b311ca1325de6a6f',
  4: '4e88fe99e4365f704bf3329ff4795a03e37c07d5958b3bbfb793aae9843f0a68',
  5: '1917430de2833b97a01d340fd1b177dfc6092e8f98f528b65005dba93d99e3c5',
  6: 'e960308ae230e6cde531cced9703d89a5085987dbc13b0059705312a25fab35f',
  7: '791c3688746c938628bbd0246d7db3d9fba755b60d59422dc06cde3c17e1314a',
  8: '6c4b1b05c3253416430c417790c51926705ca91cbf093e22a75f7a3f2a1455cd',
  9: '7c1d3c2cf46fa0fcb60ec1a31bb6719d80daba6dd092fc049d8f48eebf1255d7',
  10: 'cc4b2d6e0644006feb85c1100ebbc557c724ba9216a49085991c2282d48fab23',
  12: 'd24163b7ab5af6b8c3740e80616ee8fabf616afd49fdf11bbd4887430336df55',
  13: '8608b2f35a47687b22b66d616577d9833f5e13714cbd867ebcbd6ecde178564a',
  14: '61199ecccf6e55f485810dd1ddefeac3f410c1db2f4777a0b75c4121652636d3',
  15: '29f2eb1be28a06127fff1ce322d3c42b58165926f81eb87fa4cf018f147a710b',
  16: '703a0efae169e5daf96ed4f98f3f0e092d54b577700e2f14dd8bccbad07bbc34',
  17: '0c837f3595dba54017f26ed850443034f783dc8d38700f8616fd6274adad1764',
  18: '70ec7344190196063b79a56a7d080a50db7f5552a4478cac145a3cdab0099465',
  19: 'b9bf7e9a53b2e5fc18abf3a8bd77d9f2155d8674d6e9e061b77a3c8351db1199',
  20: '3e37dedc750efadcbdc50cb5a6eae735c00b122399c0574ae22c0509f37be0bb',
  21: 'd99b879cfdb024265d60a77e639ecf2a71f330d501a7f08eb699c0cf0176cc05',
  22: 'a6c873084d00289a41825e419fe85cd72be8f6dbcb654d87f77884ceb3897992',
  23: '6fbad57527fe4a6dd0c0f24b778a2712b192823d3b6dd0b59a040e115b57d90c',
  24: 'b3b67f1c5a8304434a907f1ebe1dad51b66aeb3bc499dd9b3f3c4f9a36f256db',
  25: '827c25bcc34e9f45979c27671cae9e0612748323bacd3c4051dd6128d23c3c23',
  27: 'b8014c3c6c797d28b30280ea4cf5546c598ffd73175ea640725ddfd02ddfdf00',
  28: 'a67270dc712e99746cc6c3590692cd987b3ac3e7077d0d0f3af22ede6441eded',
  29: '7d333622cc41705f1389a5a871327ec1eba1932002d75753b0bf86255c42fd9e',
  30: 'ab36b2d5f5cf16040c1bc28aa3c13fd2891f259ed87cfa93d644eb04c4dac3b8',
};

/** Lets a database say that the numbered migrations have made its schema, which is the same. */
export const recordNumbered = (database: Database): Promise<void> =>
  database.script(`
    DELETE FROM schema_migration;
    INSERT INTO schema_migration (number, name, checksum)
    VALUES ${Object.entries(numbered)
      .map(([number, checksum]) => `(${number}, 'one', '${checksum}')`)
      .join(', ')}`);
