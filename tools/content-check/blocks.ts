import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openFileCache } from '../../lib/fileCache';
import { filesIn } from '../../lib/files';

export const BLOCKS_MODULE = '@site/src/blocks';

/** A setting of a block. */
export interface BlockSetting {
  name: string;
  isRequired: boolean;
  kind: 'text' | 'switch' | 'choice' | 'icon';
  /** The texts that a choice or an icon accepts. */
  choices: readonly string[];
}

export interface BlockType {
  settings: readonly BlockSetting[];
  /** Whether there may, or must, be something between its tags. */
  content: 'none' | 'optional' | 'required';
}

/** Every block and item by name, without the names that objects inherit. */
export type BlockTypes = Readonly<Record<string, BlockType>>;

/** What the settings depend on. */
const SOURCES = ['src/blocks', 'src/account', 'src/ui/Icon.tsx', 'src/site/icons.ts', 'plugins/handbook/code'];

/** The sources by name. */
function sourcesIn(codeDirectory: string): (readonly [file: string, text: string])[] {
  const files = SOURCES.flatMap((source) =>
    path.extname(source) ? source : filesIn(path.join(codeDirectory, source)).map((file) => `${source}/${file}`),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(codeDirectory, file), 'utf8')]);
}

/** Reads the types with TypeScript, as the handbook does. It takes two seconds, and only a change of a block requires it. */
async function readTypes(codeDirectory: string): Promise<BlockTypes> {
  const { blockFamilies, blocksProgram, describePart } = await import('../../plugins/handbook/code/blocks');
  const iconNames = Object.keys(await import('../../src/site/icons')).filter((name) => name !== 'default');
  const program = blocksProgram(codeDirectory);
  const checker = program.getTypeChecker();
  const parts = blockFamilies(codeDirectory, program).flatMap(({ members }) =>
    members.map((member) => describePart(member, { checker })),
  );
  return Object.fromEntries(
    parts.map(({ name, settings, content }): [string, BlockType] => [
      name,
      {
        settings: settings.map((setting) => ({
          name: setting.name,
          isRequired: setting.isRequired,
          kind: setting.kind,
          choices: setting.kind === 'icon' ? iconNames : [...setting.choices].sort(),
        })),
        content: content === null ? 'none' : content.isRequired ? 'required' : 'optional',
      },
    ]),
  );
}

/** Returns the blocks that pages may import, with their settings. */
export async function blockTypes(codeDirectory: string): Promise<BlockTypes> {
  const cache = await openFileCache(codeDirectory, 'block-types', [
    'tools/content-check/blocks.ts',
    'plugins/handbook/code',
  ]);
  const types = await cache.get(sourcesIn(codeDirectory), async () =>
    Buffer.from(JSON.stringify(await readTypes(codeDirectory))),
  );
  return Object.assign(Object.create(null), JSON.parse(String(types)));
}
