import { deskForms } from './desk-forms.tsx';
import { wrongInputSuite } from './suite.tsx';

wrongInputSuite('desk', deskForms);
