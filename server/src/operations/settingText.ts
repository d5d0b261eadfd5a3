/** What an environment variable of the server sets, for docs/configuration.md (OPS-65). */
export interface SettingText {
  name: string;
  /** As somebody would write it; undefined: none. */
  default?: string;
  /** In Markdown, relative to docs/. */
  text: string;
}
