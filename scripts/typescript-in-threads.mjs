// The loader of a thread that runs from source.
import { register } from 'tsx/esm/api';

register();
