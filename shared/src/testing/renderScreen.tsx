import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { queryClient } from '../http/queryClient.ts';
import { Toasts } from '../ui/toast/Toasts.tsx';
import { signInForTest } from './session.ts';

/** Renders a screen as the host does: signed in, at an address, with nothing loaded yet. */
export function renderScreen(screen: ReactNode, url: string): RenderResult {
  queryClient.clear();
  act(() => {
    signInForTest();
    toast.dismiss();
  });
  globalThis.history.replaceState(null, '', url);
  globalThis.scrollTo = () => {};
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        {screen}
        <Toasts />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
