import { labelOf } from '../labelOf';

/** What a form calls a setting, or a key of front matter, whose name a writer would not understand. */
const labels: Readonly<Record<string, string>> = {
  eyebrow: 'Small line above the headline',
  tone: 'Background',
  'Action.tone': 'Look of the button',
  to: 'Page that it leads to',
  'Message.to': 'Who receives it',
  'Message.from': 'Who sends it',
  'Card.label': 'Words of the link',
  'Reading.label': 'What is watched',
  'Reading.value': 'Its state',
  'Situation.place': 'Name of that page',
  title: 'Headline',
  'page.title': 'Title',
  'Question.title': 'Question',
  'Step.title': 'What happens',
  'Finding.title': 'What was found',
  source: 'File of the picture',
  alt: 'What the picture shows',
  legend: 'What the places in the drawing are',
  summit: 'Name at the end of the trail',
  columns: 'Cards in a row',
  layout: 'Where the headline is',
  'Statistic.value': 'Figure with its unit',
  scale: 'Drawing of the figure',
  sample: 'Only a sample',
  left: 'Who has the first lane',
  middle: 'Who has the lane in the middle',
  right: 'Who has the last lane',
  line: 'Look of the arrow',
  list: 'Which table',
  start: 'Words where the line starts',
  end: 'Words where the line ends',
  direction: 'Which layer is at the bottom',
  note: 'What the layer does',
  updated: 'Date of the last change',
  challenge: 'The problem',
  impact: 'What is different afterwards',
  check: 'What a person checks',
  input: 'What goes in',
  work: 'What the software does',
  output: 'What comes out',
  service: 'Name of the service',
  image: 'Picture for sharing',
  canonical: 'Main page with the same content',
  publish: 'First day on the site',
  until: 'Last day on the site',
  type: 'Kind of page',
  'Job.type': 'Hours',
  terrain: 'Landscape behind the headline',
};

/** Returns what a form calls a setting of a block or an item. */
export function settingLabel(name: string, part = ''): string {
  return labels[`${part}.${name}`] ?? labels[name] ?? labelOf(name);
}

/** What a form calls a choice whose name does not say what it does, by setting. */
const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tone: {
    ...{ paper: 'Light', sunk: 'A shade darker', ink: 'Dark', gradient: 'From dark to green', transparent: 'None' },
    ...{ primary: 'Filled', quiet: 'Outlined' },
  },
  size: { compact: 'Small, in one row' },
  height: { low: 'Low, without a drawing' },
  layout: { stack: 'Above the content', split: 'Beside the content' },
  list: { storage: 'What the browser keeps' },
  line: { plain: 'Ordinary', trail: 'The trail' },
  direction: { up: 'The first one', down: 'The last one' },
  scale: {
    ...{ share: 'Part of a hundred', less: 'What is left of a hundred', weeks: 'Weeks on a ruler' },
    ...{ day: 'Hours of a day', minute: 'Seconds of a minute', times: 'Two lengths', count: 'One dot for each' },
  },
};

/** Returns what a form calls a choice. */
export function choiceLabel(choice: string, setting: string): string {
  return choiceLabels[setting]?.[choice] ?? labelOf(choice);
}
