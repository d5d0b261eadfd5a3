/** What can begin a style sheet but can't be inside a rule. */
const PREFACE = /^\uFEFF?(@charset "[^"]*";)?/;

/**
 * A loader that scopes a style sheet to one release: its rules only apply inside the element that the host renders for this
 * release, which names the container.
 */
module.exports = function scopeStyles(source) {
  const { container } = this.getOptions();
  return `@scope ([data-release='${container}']) {\n${source.replace(PREFACE, '')}\n}\n`;
};
