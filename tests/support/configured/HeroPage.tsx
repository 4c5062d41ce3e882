import { Action, Actions, ContactForm, Hero, Row, Section, Sheet } from '@site/src/blocks';
import { MarketingPage } from '@site/src/layouts/MarketingPage';
import type { ReactNode } from 'react';
import type { HeroName } from './docusaurus.config';

const FRONT_MATTER = {
  title: 'A hero of one kind',
  description: 'A page of the tests, with a hero of one kind and little else.',
  noindex: true,
};

const text = <p>We look at the registers, the network and the backups.</p>;
const rows = [
  <Row key="shop" label="Shop servers" value="$1,140" />,
  <Row key="test" label="Test servers" value="$640" mark="struck" />,
];
const bill = { eyebrow: 'Cloud bill', title: 'A ticket shop, one month', sum: '$1,140 instead of $1,780' };
const contact = <Action to="/contact">Contact Us</Action>;

const heroes: Record<HeroName, ReactNode> = {
  words: <Hero title="A fixed price for one visit, and a report that says what we found" height="low" />,
  button: (
    <Hero title="A fixed price for one visit" eyebrow="Offers">
      {text}
      <Actions>{contact}</Actions>
    </Hero>
  ),
  facts: (
    <Hero title="A fixed price for one visit" tone="ink" slogan="Know what to fix">
      {text}
      <ul>
        <li>Free</li>
        <li>Three hours</li>
        <li>A person answers</li>
      </ul>
      <Actions>
        {contact}
        <Action to="/assessment" tone="quiet">
          Free Assessment
        </Action>
      </Actions>
    </Hero>
  ),
  exhibit: (
    <Hero title="A fixed price for one visit" tone="spruce">
      {text}
      <Actions>{contact}</Actions>
      <Sheet {...bill}>{rows}</Sheet>
    </Hero>
  ),
  stage: (
    <Hero title="A fixed price for one visit" tone="copper">
      {text}
      <Sheet wide {...bill}>
        {rows}
      </Sheet>
    </Hero>
  ),
  form: (
    <Hero title="Write to us">
      {text}
      <ContactForm />
    </Hero>
  ),
};

/** A page with a hero of one kind that a writer can write. It is short, so that the footer is in the first screen of a desktop. */
export default function HeroPage({ hero }: { hero: HeroName }) {
  return (
    <MarketingPage frontMatter={FRONT_MATTER} path={`/fixtures/${hero}`}>
      {heroes[hero]}
      <Section title="What happens next">
        <p>We come on a day that suits you. It takes three hours.</p>
      </Section>
    </MarketingPage>
  );
}
