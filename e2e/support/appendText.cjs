/** A loader that adds a text to the end of a file. */
module.exports = function appendText(source) {
  return `${source}\n${this.getOptions().text}`;
};
