import { SignInCallback } from './SignInCallback';

export const examples = {
  'The page that a sign-in returns to': (
    <SignInCallback>
      <p>You have not been signed in.</p>
    </SignInCallback>
  ),
};
