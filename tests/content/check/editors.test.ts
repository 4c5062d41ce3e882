/** What an editor shows is what the content check says. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { rowPage } from '../../support/rowPage';

interface EditorMessage {
  range: object;
  message: string;
  severity: number;
  code: string;
}

const FILE = 'pages/about.mdx';
const uri = pathToFileURL(path.resolve(FILE)).href;
const { text } = rowPage('Our brand is {company.bran}. You will recieve a letter.');

/** Starts the language server, opens a text in it, and asks for its diagnostics and quick fixes. */
async function openInEditor(value: string) {
  const server = spawn(process.execPath, ['tests/content/check/languageServer.mjs', '--stdio']);
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  try {
    const published = new Promise<EditorMessage[]>((resolve) => {
      connection.onNotification('textDocument/publishDiagnostics', (shown: { diagnostics: EditorMessage[] }) =>
        resolve(shown.diagnostics),
      );
    });
    const rootUri = pathToFileURL(process.cwd()).href;
    await connection.sendRequest('initialize', { processId: process.pid, rootUri, capabilities: {} });
    await connection.sendNotification('initialized', {});
    const textDocument = { uri, languageId: 'mdx', version: 1, text: value };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    const diagnostics = await published;
    const range = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
    const parameters = { textDocument: { uri }, range, context: { diagnostics } };
    const actions: { title: string }[] = await connection.sendRequest('textDocument/codeAction', parameters);
    return { diagnostics, titles: actions.map(({ title }) => title) };
  } finally {
    connection.dispose();
    server.kill();
  }
}

it('an editor shows the findings with their corrections', async () => {
  const { diagnostics, titles } = await openInEditor(text);
  expect(diagnostics.map(({ code, severity, message }) => [code, severity, message])).toEqual([
    ['unknown-fact', 1, expect.stringContaining('"brand"')],
    ['spelling', 2, expect.stringContaining('receive')],
  ]);
  expect(titles).toEqual(['Replace `company.bran` with `company.brand`', 'Replace `recieve` with `receive`']);
}, 300_000);
