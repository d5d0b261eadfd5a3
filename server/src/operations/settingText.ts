/** What an environment variable of the server sets, for docs/configuration.md (OPS-65). */
export interface SettingText {
  name: string;
  /** A value, as somebody would write it; undefined: none. */
  default?: string;
  /** Instead of a value, what the default is, in Markdown. */
  defaultText?: string;
  /** In Markdown, relative to docs/. */
  text: string;
}
