import { galley } from '@galley/shared/store';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { configureFromPage } from './config.ts';
import { rememberOverrides } from './federation/overrides/overrides.ts';
import { guardScripts } from './federation/files/trusted.ts';
import { leaveKeysToInputMethods } from './shell/inputMethods.ts';
import { OverrideBadge } from './shell/OverrideBadge.tsx';
import { openWithDefaultView } from './opening.ts';
import { arrive } from './session/arrival.ts';
import { loadSignedIn } from './signedInLoader.ts';
import { followColorScheme } from './styles/colorScheme.ts';
import './styles/main.scss';

guardScripts();
rememberOverrides();
followColorScheme();
leaveKeysToInputMethods();
configureFromPage();
const arrival = arrive();
openWithDefaultView();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
        <OverrideBadge />
      </StrictMode>,
    ),
  );
// A page whose HTML shows 'Loading...please wait' keeps it until the signed-in part can render.
const signedIn = galley.getState().session === null && arrival === undefined ? undefined : loadSignedIn();
if (arrival === undefined && (signedIn === undefined || root.childElementCount === 0)) render();
else void Promise.all([signedIn, arrival]).then(render);
