import { Link } from '../../../src/ui/Link';
import { Table } from '../../../src/ui/Table';
import type { Part, Setting } from '../documentation';
import { strings } from '../strings';
import { InlineText } from './InlineText';

function Values({ setting: { kind, choices, defaultValue } }: { setting: Setting }) {
  return (
    <>
      {kind === 'choice' && choices.map((choice, index) => [index > 0 && ', ', <code key={choice}>{choice}</code>])}
      {kind === 'icon' && <Link to="/handbook/icons">{strings.icon}</Link>}
      {(kind === 'text' || kind === 'switch') && strings[kind]}
      {defaultValue && (
        <>
          ; <code>{defaultValue}</code> {strings.isDefault}
        </>
      )}
    </>
  );
}

/** The settings of a block or an item, and its content. */
export function SettingsTable({ part: { settings, content } }: { part: Part }) {
  if (settings.length === 0 && !content) return <p>{strings.noSettings}</p>;
  return (
    <>
      <Table columns={[strings.setting, strings.meaning, strings.values]}>
        {settings.map((setting) => (
          <tr key={setting.name}>
            <th scope="row">
              <code>{setting.name}</code>
              {setting.isRequired && ` (${strings.required})`}
            </th>
            <td>
              <InlineText>{setting.description}</InlineText>
            </td>
            <td>
              <Values setting={setting} />
            </td>
          </tr>
        ))}
        {content && (
          <tr>
            <th scope="row">
              {strings.inside}
              {content.isRequired && ` (${strings.required})`}
            </th>
            <td colSpan={2}>
              <InlineText>{content.description}</InlineText>
            </td>
          </tr>
        )}
      </Table>
      {!content && <p>{strings.nothingInside}</p>}
    </>
  );
}
