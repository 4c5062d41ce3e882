/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { lazy, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ReactUseReport, useRecordedUse } from '../../../src/ui/reactUse';

const mockAttributes: Record<string, string>[] = [];
jest.mock('@docusaurus/Head', () => ({ children }: { children: { props: Record<string, string> } }) => {
  mockAttributes.push(children.props);
  return null;
});

function Needing({ name }: { name: string }) {
  useRecordedUse(name);
  return name;
}

/** Renders a page to its end, as a build does, and returns the errors. */
function render(page: React.ReactNode): Promise<string[]> {
  const errors: string[] = [];
  return new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(<ReactUseReport>{page}</ReactUseReport>, {
      onError: (error) => void errors.push((error as Error).message),
      onAllReady: () => {
        pipe(new PassThrough().resume());
        resolve(errors);
      },
    });
  });
}

beforeEach(() => mockAttributes.splice(0));

it('names each component that needs React once, and writes nothing if there is none', async () => {
  await render([<Needing key={1} name="Form" />, <Needing key={2} name="Field" />, <Needing key={3} name="Form" />]);
  await render('words');
  expect(mockAttributes).toEqual([{ 'data-react': 'Form Field' }]);
});

it('rejects a component that is rendered after the head', async () => {
  const Late = lazy(async () => ({ default: () => <Needing name="Late" /> }));
  const errors = await render(
    <Suspense>
      <Late />
    </Suspense>,
  );
  expect(errors).toEqual([expect.stringContaining('Late needs React but is rendered too late')]);
});
