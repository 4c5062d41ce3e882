import 'react';

/** Invoker commands, which React passes through. Delete this file when @types/react has them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
