/*
 * The script in the HTML of a page of the back office: it shows the theme of the person before the first
 * paint. The shell repeats it with the frame (use-appearance.ts).
 */

import { loadSession } from '@samity/shared-api/early'
import { showAppearance } from './appearance.ts'

const { user } = loadSession()
if (user) showAppearance(user.username)
