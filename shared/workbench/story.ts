import type { ReactNode } from 'react';
import type { Answers } from '../src/testing/answers.ts';

/** One state of a component, as the workbench shows it. */
export interface Story {
  show: () => ReactNode;
  /** The server's answers. */
  answers?: Answers;
  /** The query of the page's address. */
  search?: string;
  /** A whole screen, with its own heading and main element. */
  isScreen?: true;
  /** Renders `Toasts` itself; for other stories, the page does. */
  hasOwnToasts?: true;
  /** The user's actions that lead to the state, such as opening a menu. Resolves once it is reached. */
  act?: () => Promise<unknown>;
}

/** The states of a family of components, by name. */
export type Stories = Readonly<Record<string, Story>>;
