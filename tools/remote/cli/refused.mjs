/** What a command refuses to do, with all reasons. The codes are those of the release command: 2 invalid, 3 the gate. */
export class Refused extends Error {
  /** @param {string | string[]} reasons @param {number} code */
  constructor(reasons, code = 2) {
    super([reasons].flat().join('\n'));
    this.code = code;
  }
}
