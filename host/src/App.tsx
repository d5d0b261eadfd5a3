import { Route, Routes } from 'react-router-dom';
import { Login } from './session/Login.tsx';
import { Protected } from './session/Protected.tsx';
import { ResetPassword } from './session/ResetPassword.tsx';
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx';

/** The two public pages; every other address is behind the sign-in (AUTH-05). */
export const App = () => (
  <AppErrorBoundary>
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="*" element={<Protected />} />
    </Routes>
  </AppErrorBoundary>
);
