import type { ComponentType } from 'react';
import type { BlockDocumentation } from '../documentation';
import { HandbookPage } from '../HandbookPage';
import { strings } from '../strings';
import { AnchorHeading2, AnchorHeading3 } from './AnchorHeading';
import { ErrorTable } from './ErrorTable';
import { Example } from './Example';
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
  block: BlockDocumentation;
  /** The compiled examples; empty for a block that cannot be shown live. */
  examples: readonly { Live: ComponentType }[];
}

/** The page of a block, in the same order for every block: advice, examples, settings, errors. */
export default function BlockPage({ block, examples }: BlockPageProps) {
  const [main] = block.parts;
  return (
    <HandbookPage title={block.name}>
      <p>
        <InlineText>{main.summary}</InlineText>
      </p>
      <AnchorHeading2 id="when-to-use-it">{strings.use}</AnchorHeading2>
      <Advice texts={block.useFor} />
      <AnchorHeading2 id="when-not-to-use-it">{strings.notUse}</AnchorHeading2>
      <Advice texts={block.notFor} />
      <AnchorHeading2 id="examples">{strings.examples}</AnchorHeading2>
      {block.examples.map((example, index) => (
        <Example
          key={example.title}
          name={`${block.name}, ${example.title}`}
          example={example}
          Live={examples[index]?.Live}
          display={block.display}
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
      <ErrorTable errors={block.errors} />
    </HandbookPage>
  );
}
