import { Action, Actions, ContactForm, Hero, Row, Section, Sheet } from '@site/src/blocks';
import { ContentPage } from '@site/src/layouts/ContentPage';
import type { ComponentProps } from 'react';
import type { HeroName } from './docusaurus.config';

const FRONT_MATTER = {
  title: 'A hero of one kind',
  description: 'A page of the tests, with a hero of one kind and little else.',
  noindex: true,
};

const text = <p key="text">We look at the registers, the network and the backups.</p>;
const actions = (
  <Actions key="actions">
    <Action to="/contact">Contact Us</Action>
    <Action to="/assessment" tone="quiet">
      Free Assessment
    </Action>
  </Actions>
);
const facts = (
  <ul key="facts">
    <li>Free</li>
    <li>Three hours</li>
    <li>A person answers</li>
  </ul>
);
const sheet = { eyebrow: 'Cloud bill', title: 'A ticket shop, one month', sum: '$1,140 instead of $1,780' };
const row = <Row label="Shop servers" value="$1,140" pen="struck" />;

const heroes: Record<HeroName, Omit<ComponentProps<typeof Hero>, 'title'>> = {
  words: { height: 'low' },
  buttons: { eyebrow: 'Offers', children: [text, actions] },
  facts: { tone: 'ink', slogan: 'Know what to fix', children: [text, facts, actions] },
  exhibit: {
    tone: 'spruce',
    children: [
      text,
      actions,
      <Sheet key="sheet" {...sheet}>
        {row}
      </Sheet>,
    ],
  },
  stage: {
    tone: 'copper',
    children: [
      text,
      <Sheet key="sheet" wide {...sheet}>
        {row}
      </Sheet>,
    ],
  },
  form: { children: [text, <ContactForm key="form" />] },
};

/** A page with a hero of one kind that a writer can write. It is short, so that the footer is in the first screen of a desktop. */
export default function HeroPage({ hero }: { hero: HeroName }) {
  return (
    <ContentPage frontMatter={FRONT_MATTER} path={`/fixtures/${hero}`}>
      <Hero title="A fixed price for one visit, and a report that says what we found" {...heroes[hero]} />
      <Section title="What happens next">
        <p>We come on a day that suits you. It takes three hours.</p>
      </Section>
    </ContentPage>
  );
}
