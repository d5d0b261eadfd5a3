import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { withRetries } from './withRetries.ts';
import { Login } from './session/Login.tsx';
import { Protected } from './session/Protected.tsx';
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx';

/** Rarely opened, so the sign-in page doesn't include its code. The previous page stays until it has loaded. */
const ResetPassword = lazy(async () => {
  const page = await withRetries(() => import(/* webpackChunkName: "reset" */ './session/ResetPassword.tsx'));
  return { default: page.ResetPassword };
});

const Setup = lazy(async () => {
  const page = await withRetries(() => import(/* webpackChunkName: "setup" */ './session/Setup.tsx'));
  return { default: page.Setup };
});

/** The public pages; every other address requires a sign-in (AUTH-05). */
export const App = () => (
  <AppErrorBoundary>
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/setup" element={<Setup />} />
      <Route path="*" element={<Protected />} />
    </Routes>
  </AppErrorBoundary>
);
