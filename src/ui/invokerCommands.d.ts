import 'react';

/** Invoker commands, which React passes through. Remove when @types/react knows them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
