/** What an environment variable of the server sets, for docs/configuration.md (OPS-65). */
export interface SettingText {
  name: string;
  /** As it is written; undefined: none. */
  default?: string;
  /** In Markdown, relative to docs/. */
  text: string;
}
