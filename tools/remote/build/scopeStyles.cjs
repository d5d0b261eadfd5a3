/** What a style sheet may begin with, that can't stand inside a rule. */
const PREFACE = /^\uFEFF?(@charset "[^"]*";)?/;

/**
 * A loader that gives a style sheet to one release: its rules reach what the host renders for that release, in an element that names
 * the container, and nothing else on the page.
 */
module.exports = function scopeStyles(source) {
  const { container } = this.getOptions();
  return `@scope ([data-release='${container}']) {\n${source.replace(PREFACE, '')}\n}\n`;
};
