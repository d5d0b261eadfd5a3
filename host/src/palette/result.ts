/** One result: a place in the app or an action. */
export type Result = {
  key: string;
  label: string;
  detail?: string;
  /** More search words for it. */
  keywords?: readonly string[];
  /** Its other actions (PAL-11). */
  actions?: readonly Result[];
} & ({ url: string } | { run: () => void });
