import type { PreviewBuild } from './build';

/**
 * Returns the address that opens a branch in a GitHub codespace, where `.devcontainer/` starts the desk; null for other hosts
 * and if the branch is unknown. It continues a codespace that the writer has already.
 */
export function codespaceAddress({ repository, branch }: Pick<PreviewBuild, 'repository' | 'branch'>): string | null {
  const name = /^https:\/\/github\.com\/([^/]+\/[^/]+)$/.exec(repository ?? '')?.[1];
  if (!name || !branch) return null;
  const path = branch.split('/').map(encodeURIComponent).join('/');
  return `https://github.com/codespaces/new/${name}/tree/${path}?quickstart=1`;
}
