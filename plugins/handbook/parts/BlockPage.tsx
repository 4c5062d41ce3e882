import type { ReactNode } from 'react';
import type { BlockDocumentation } from '../documentation';
import { strings } from '../strings';
import { AnchorHeading2, AnchorHeading3 } from './AnchorHeading';
import { ErrorTable } from './ErrorTable';
import { type Display, Example } from './Example';
import { InlineText } from './InlineText';
import { SettingsTable } from './SettingsTable';

function Advice({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <InlineText>{text.charAt(0).toUpperCase() + text.slice(1)}</InlineText>
        </li>
      ))}
    </ul>
  );
}

interface BlockPageProps {
  /** From `@generated/handbook/default/<name>.json`. */
  block: BlockDocumentation;
  /** From the block's examples file; left out for a block that cannot be shown live. */
  examples?: Record<string, ReactNode>;
  display?: Display;
}

/** The page of a block, in the same order for every block: when to use it, examples, settings, errors. */
export function BlockPage({ block, examples = {}, display = 'section' }: BlockPageProps) {
  const [main] = block.parts;
  return (
    <>
      <p>
        <InlineText>{main?.summary ?? ''}</InlineText>
      </p>
      <AnchorHeading2 id="when-to-use-it">{strings.use}</AnchorHeading2>
      <Advice texts={block.useFor} />
      <AnchorHeading2 id="when-not-to-use-it">{strings.notUse}</AnchorHeading2>
      <Advice texts={block.notFor} />
      <AnchorHeading2 id="examples">{strings.examples}</AnchorHeading2>
      {block.examples.map((example, index) => (
        <Example
          key={example.title}
          example={example}
          live={examples[example.title]}
          display={display}
          hasImportLine={example.importLine !== block.examples[index - 1]?.importLine}
        />
      ))}
      <AnchorHeading2 id="settings">{strings.settings}</AnchorHeading2>
      {block.parts.map((part) => (
        <div key={part.name} className="prose">
          <AnchorHeading3 id={part.name.toLowerCase()}>
            <code>{`<${part.name}>`}</code>
          </AnchorHeading3>
          {part !== main && part.summary && (
            <p>
              <InlineText>{part.summary}</InlineText>
            </p>
          )}
          <SettingsTable part={part} />
        </div>
      ))}
      <AnchorHeading2 id="errors">{strings.errors}</AnchorHeading2>
      <ErrorTable mistakes={block.mistakes} />
    </>
  );
}
