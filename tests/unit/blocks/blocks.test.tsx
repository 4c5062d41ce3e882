import { render, screen, within } from '@testing-library/react';
import {
  CaseFigures,
  CaseStudies,
  CaseStudy,
  ChatPreview,
  Job,
  Jobs,
  PartnerDirectory,
  People,
  Person,
  Picture,
  Quote,
  Quotes,
  Row,
  Sheet,
} from '../../../src/blocks';
import { type Case, caseStrings, cases } from '../../../src/facts/cases';
import { type Partner, partnerCategories, partners } from '../../../src/facts/partners';
import { blockStrings } from '../../../src/facts/strings';

const words = { client: 'A bakery', title: 'The tills stayed', against: 'New tills', advised: 'A second drawer' };
const study = { ...words, page: '/case-studies/bakery', servicePage: '/it-services', before: 30, after: 4 } as Case;

/** Replaces the entries of a list of facts. */
function replaceFacts<Fact>(facts: readonly Fact[], ...others: Fact[]): void {
  (facts as Fact[]).splice(0, Infinity, ...others);
}

beforeEach(() => replaceFacts(cases, study));

const sheet = (
  <Sheet look="bill" eyebrow="Cloud bill" title="A ticket shop" sum="$1,140 instead of $1,780">
    <Row label="Shop servers" value="$1,140" detail="since May" />
    <Row label="Test servers" value="$640" pen="struck">
      Nobody signs in.
    </Row>
    No line without an owner.
  </Sheet>
);

it('says that it is a sample, and reads label, figures and note of each row, with its mark in words first', () => {
  render(sheet);
  expect(screen.getByText(blockStrings.sample)).toBeVisible();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Shop servers$1,140 since May',
    `${blockStrings.pen.struck}: Test servers$640Nobody signs in.`,
  ]);
  expect(screen.getByRole('figure')).toHaveTextContent(/No line without an owner\..*\$1,140 instead of \$1,780$/);
});

it.each([true, false])('testimonials, people and positions say once that they are samples: %s', (sample) => {
  const blocks = [
    <Quotes key="" look="single">
      <Quote author="Ada Lind" position="Owner" company="Lind Bakery" sample={sample}>
        It works.
      </Quote>
    </Quotes>,
    <People key="">
      <Person name="Ada Lind" role="Engineer" sample={sample}>
        Builds.
      </Person>
    </People>,
    <Jobs key="">
      <Job title="Engineer" department="Cloud" location="Ogden, UT" type="Full-time" sample={sample}>
        You build.
      </Job>
    </Jobs>,
  ];
  const notes = Object.values(blockStrings.samples);
  const found = blocks.map((block, index) => within(render(block).container).queryByText(notes[index] ?? ''));
  expect(found.map((note) => note !== null)).toEqual([sample, sample, sample]);
});

it('shows no button without a chat id', () => {
  render(<ChatPreview />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('groups partners in the order of the categories, without empty ones, and unknown categories under “Other”', () => {
  const of = (category: string) => ({ ...partners[0], category }) as Partner;
  replaceFacts(partners, of('Robots'), of('Payments'), of('Security'));
  replaceFacts(partnerCategories, 'Security', 'Payments', 'Nobody');
  render(<PartnerDirectory />);
  const categories = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(categories).toEqual(['Security', 'Payments', 'Other']);
});

it('shows on the page of a service the cases that prove it, and refuses a service that none proves', () => {
  render(<CaseStudies servicePage="/it-services" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', study.page);
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<CaseStudies servicePage="/computer-repair" />)).toThrow('cases.yaml');
});

it('marks an invented case, and no other, in the list and in the record', () => {
  const { unmount } = render([<CaseStudies key="list" />, <CaseStudy key="record" page={study.page} />]);
  expect(screen.queryByText(caseStrings.sample)).not.toBeInTheDocument();
  unmount();
  replaceFacts(cases, { ...study, sample: true });
  render([<CaseStudies key="list" />, <CaseStudy key="record" page={study.page} />]);
  expect(screen.getAllByText(caseStrings.sample)).toHaveLength(2);
});

it('says that there are none yet, in every block, when the samples are gone', () => {
  replaceFacts(cases);
  render(<CaseStudies />);
  render(<CaseStudy page={study.page} />);
  render(<CaseFigures />);
  expect(screen.getAllByText(caseStrings.none)).toHaveLength(3);
});

function sourcesOf(source: string) {
  const { container } = render(<Picture source={source} alt="The valley in June" />);
  return [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
}

it('offers a photograph in each format and width, with its size and its source', () => {
  const [avif, ...others] = sourcesOf('/images/valley.jpg');
  expect(others).toEqual([]);
  expect(avif).toMatchObject({
    type: 'image/avif',
    srcset: '/assets/images/valley-400.5e6f7a8b.avif 400w, /assets/images/valley-1600.5e6f7a8b.avif 1600w',
  });
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'The valley in June' });
  const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name));
  expect(attributes).toEqual(['/images/valley.jpg', '1600', '1000', 'lazy']);
  expect(image.srcset).toContain('valley-400.5e6f7a8b.webp 400w');
  // Browsers use `auto` only if the image has it too: https://html.spec.whatwg.org/#allows-auto-sizes
  for (const sizes of [avif?.sizes, image.sizes]) expect(sizes).toMatch(/^auto, /);
});

it('offers a drawing as one file', () => {
  expect(sourcesOf('/images/mark.svg')).toEqual([
    { type: 'image/svg+xml', srcset: '/assets/images/mark.1a2b3c4d.svg', sizes: '' },
  ]);
});

it('shows a picture that was added a moment ago as it is, and none that a build does not know', () => {
  expect(sourcesOf('/images/new.jpg')).toEqual([]);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/images/new.jpg');
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => sourcesOf('/images/new.jpg')).toThrow(
    '<Picture> has source="/images/new.jpg". Write the path of a picture',
  );
  jest.restoreAllMocks();
});
