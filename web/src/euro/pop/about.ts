/** What the popovers of the heavy games tell, with its picture: a whole card, or a line of small pictures. */

import type { About } from '../../table/pop/about';
import type { Bit, CardFace } from '../types';

export interface PicturedAbout extends About {
  card?: CardFace;
  bits?: Bit[];
}
