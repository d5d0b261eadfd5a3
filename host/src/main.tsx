import { galley } from '@galley/shared/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { configureFromPage } from './config.ts';
import { rememberOverrides } from './federation/overrides.ts';
import { guardScripts } from './federation/trusted.ts';
import { OverrideBadge } from './shell/OverrideBadge.tsx';
import { loadSignedIn } from './signedInLoader.ts';
import { followColorScheme } from './styles/colorScheme.ts';
import './styles/main.scss';

guardScripts();
rememberOverrides();
followColorScheme();
configureFromPage();
// A deep link of somebody signed in needs both at once; React need not render first.
if (galley.getState().session !== null) void loadSignedIn();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has lost its root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
    <OverrideBadge />
  </StrictMode>,
);
