import { readDraft } from '../../../src/forms/draft';
import { storage } from '../../../src/site/storage';

it.each(['', 'no JSON', '[]', '{"values":{"name":1},"reference":"","savedAt":1000}', '{"values":{}}', 'null'])(
  'a draft that cannot be read is ignored: %s',
  (text) => {
    localStorage.setItem(storage.items.contact.name, text);
    expect(readDraft(localStorage, 'contact')).toBeNull();
  },
);
