import { useEffect } from 'react';

/** Needs React for an effect alone. */
export default function OnlyEffect() {
  useEffect(() => document.querySelector('main')?.replaceChildren('answered'), []);
  return <main>served</main>;
}
