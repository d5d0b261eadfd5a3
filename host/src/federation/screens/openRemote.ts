import { matchPath } from 'react-router-dom';
import { remoteScreens } from '../loading/loadScreen.ts';
import { screenAt } from './screenAt.ts';

/** The remote whose screen is at the page's address, or whose record's page is; undefined on another page. */
export function openRemote(): string | undefined {
  const { screen = '', id } = matchPath('/:screen/:id?', location.pathname)?.params ?? {};
  return screenAt(remoteScreens(), screen, id)?.remote;
}
