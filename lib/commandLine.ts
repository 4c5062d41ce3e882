import { existsSync } from 'node:fs';
import { refuse } from './arguments.mjs';
import { allRoutes } from './builtSite';

export { readArguments, refuse } from './arguments.mjs';

/** Reads an option that says how often; ends the command if it is not a number from 1. */
export function readCount(option: string, value: string, usage: string): number {
  return /^[1-9]\d*$/.test(value) ? Number(value) : refuse(`${option} ${value}: write a number from 1.`, usage);
}

/** Ends the command if the site was not built. */
export function requireBuild(usage: string): void {
  if (!existsSync('build/index.html')) refuse('There is no build yet. Run "npm run build" first.', usage);
}

/** Returns the routes that a command names, or else all of the build; ends the command if one does not exist. */
export function readRoutes(named: readonly string[], usage: string): string[] {
  requireBuild(usage);
  const routes = [...allRoutes('build'), '/404'];
  const unknown = named.find((route) => !routes.includes(route));
  if (unknown) refuse(`There is no page ${unknown} in the build. Addresses begin with a slash: /about`, usage);
  return named.length > 0 ? [...named] : routes;
}
