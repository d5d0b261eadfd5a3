import type { ReactNode } from 'react';
import type { Answers } from '../src/testing/answers.ts';

/** One state of a component, as the workbench shows it. */
export interface Story {
  show: () => ReactNode;
  /** What the server answers meanwhile. */
  answers?: Answers;
  /** The query of the page's address. */
  search?: string;
  /** It is a whole screen, with a heading and a main part of its own. */
  isScreen?: true;
  /** It has the place of toasts itself, which every other page is given. */
  hasOwnToasts?: true;
  /** What a person does first: opening a menu. Over when the state to be seen is there. */
  act?: () => Promise<unknown>;
}

/** The states of a family of components, each under a name. */
export type Stories = Readonly<Record<string, Story>>;
